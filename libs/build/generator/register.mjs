/** Puts a line after the first place where `anchor` stands. @throws Error naming the file when it does not. */
const after = (anchor, line) => (text, file) => {
  const at = text.search(anchor);
  if (at < 0) throw new Error(`${file}: found no place for ${line.trim()}`);
  const end = at + text.match(anchor)[0].length;
  return text.slice(0, end) + line + text.slice(end);
};
const all =
  (...changes) =>
  (text, file) =>
    changes.reduce((changed, change) => change(changed, file), text);

/** The places that know every resource of an area: file → what changes in it. */
export function registrations({ area, single, plural, Plural, camel, camels, resource, label }) {
  const texts = {
    title: `${label}s`,
    create: `${label} toevoegen`,
    edit: 'Wijzigen',
    remove: 'Verwijderen',
    removeText: '{{name}} wordt verwijderd.',
    empty: `Er zijn nog geen ${label.toLowerCase()}s.`,
    name: 'Naam',
    description: 'Beschrijving',
  };
  return [
    [
      `libs/contracts/src/${area}/index.ts`,
      all(
        after(/^/, `import { ${camel}Routes } from './${single}.contract';\n`),
        after(/Routes = \{/, `\n  ${camels}: ${camel}Routes,`),
      ),
    ],
    [
      'libs/contracts/src/all.ts',
      all(
        after(/^/, `import * as ${camel}Events from './${area}/${single}.events';\n`),
        after(/ALL_EVENTS[^=]*= \[/, `\n  ${camel}Events,`),
      ),
    ],
    [
      'libs/contracts/src/rights.ts',
      (text, file) =>
        new RegExp(`^  ${resource}:`, 'm').test(text)
          ? text
          : after(/RESOURCES = \{/, `\n  ${resource}: crud('export'),`)(text, file),
    ],
    [
      `services/${area}/src/${area}.module.ts`,
      all(
        after(/^/, `import { ${Plural}Module } from './${plural}/${plural}.module';\n`),
        after(/imports: \[/, `\n    ${Plural}Module,`),
      ),
    ],
    [
      `mf-${area}/src/remote.tsx`,
      all(
        after(
          /routes: \[/,
          `\n    { path: '/${plural}', right: '${resource}.read', page: () => import('./features/${plural}/${single}-list.page') },`,
        ),
        after(
          /menu(: MenuItem\[\] =|:) \[/,
          `\n    { id: '${plural}', label: '${area}:${camels}.title', to: '/${plural}', right: '${resource}.read' },`,
        ),
      ),
    ],
    [
      `mf-${area}/src/texts/nl/${area}.json`,
      (text) => `${JSON.stringify({ ...JSON.parse(text), [camels]: texts }, null, 2)}\n`,
    ],
  ];
}
