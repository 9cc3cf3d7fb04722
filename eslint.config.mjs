import checkFile from 'eslint-plugin-check-file';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/lint/boundaries.mjs';

const tests = ['**/*.spec.ts', '**/*.spec.tsx', '**/*.test.ts', '**/*.test.tsx', '**/testing/**'];

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '.cache', '.data', '**/*.cjs', '**/*.mjs'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'check-file': checkFile },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Read the environment once, in the config file of the app.',
        },
        { selector: 'TSAsExpression > TSAnyKeyword', message: 'Give it a type.' },
      ],
    },
  },
  // The environment is read in one place an app, and by what drives the apps from outside.
  { files: ['**/config.ts', 'e2e/**', 'bench/**', ...tests], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['e2e/**', 'bench/**'], rules: { 'no-console': 'off' } },
  { files: tests, rules: { 'max-lines': 'off' } },
  ...boundaries,
);
