/**
 * Stands in for parts of libraries that no page uses. A module of the old kind, because then any name may be imported
 * from it. zod makes its JSON schema methods together with every schema: making them is harmless, using them throws.
 */
const unavailable = () => {
  throw new Error('This part of the library is not in the pages (libs/build/unused.mjs)');
};
module.exports = new Proxy(
  {},
  { get: (_, name) => (String(name).startsWith('create') ? () => unavailable : unavailable) },
);
