import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { root } from '../process/files.mjs';

const eslint = new ESLint({ cwd: root });
const messagesOf = async (file, source) => {
  const [result] = await eslint.lintText(source, { filePath: path.join(root, file) });
  return result.messages.filter(({ ruleId }) => ruleId === 'no-restricted-imports').map(({ message }) => message);
};
const use = (name) => `import { thing } from '${name}';\nexport const used = thing;\n`;

const breaches = [
  ['libs/contracts/src/x.ts', '@stoet/service-kit'],
  ['libs/service-kit/src/x.ts', '@stoet/web-kit/api'],
  ['libs/web-kit/src/x.ts', '@stoet/service-kit'],
  ['gateway/src/x.ts', '@stoet/service-volunteers'],
  ['services/volunteers/src/x.ts', '@stoet/gateway'],
  ['services/volunteers/src/x.ts', '../../../gateway/src/limits'],
  ['services/volunteers/src/x.ts', '@stoet/contracts/clothing/order.contract'],
  ['services/clothing/src/x.ts', '@stoet/contracts/gateway/account.contract'],
  ['services/production/src/x.ts', '@stoet/contracts/volunteers/project.contract'],
  ['mf-clothing/src/x.tsx', '@stoet/service-kit'],
  ['mf-clothing/src/x.tsx', '@stoet/mf-volunteers'],
  ['mf-clothing/src/x.tsx', 'antd/es/button'],
  ['mf-clothing/src/x.tsx', 'react-router'],
  ['shell/src/x.tsx', '@stoet/mf-volunteers'],
];
for (const [file, name] of breaches)
  test(`${file} may not import ${name}`, async () => {
    assert.equal((await messagesOf(file, use(name))).length, 1);
  });

const allowed = [
  ['services/volunteers/src/x.ts', '@stoet/contracts/clothing/order.events'],
  ['services/clothing/src/x.ts', '@stoet/contracts/clothing/order.contract'],
  ['services/clothing/src/x.ts', '@stoet/service-kit'],
  ['mf-clothing/src/x.tsx', '@stoet/web-kit/list'],
  ['mf-clothing/src/x.tsx', 'antd'],
  ['gateway/src/x.ts', '@stoet/contracts/all'],
];
for (const [file, name] of allowed)
  test(`${file} may import ${name}`, async () => {
    assert.deepEqual(await messagesOf(file, use(name)), []);
  });
