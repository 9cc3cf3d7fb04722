/**
 * Who may import whom (docs/architecture.md, "Layers"), as lint rules: one entry a folder, with what it may see of our
 * own packages. Everything else of ours is an error. tools/lint/boundaries.test.mjs plants a breach of each.
 */
const own = '@stoet/';
const domains = ['volunteers', 'production', 'clothing'];

/** Reaching into another project's folder instead of its package. */
const acrossFolders = {
  regex: '^(\\.\\./){2,}(gateway|services|shell|mf-\\w+|libs)(/|$)',
  message: 'Import the package, not the folder of another project.',
};
const allBut = (allowed, message) => ({ regex: `^${own}(?!(${allowed.join('|')})(/|$))`, message });

/** Of another domain a service sees the events only: `@stoet/contracts/clothing/order.events`. */
const foreignContracts = (domain) => ({
  regex: `^${own}contracts/(${[...domains, 'gateway'].filter((other) => other !== domain).join('|')})/(?!.*\\.events$)`,
  message: 'Of another domain a service sees only its events.',
});

/** The shell provides antd and the router; a remote names them in the one way that is shared. */
const sharedByTheShell = [
  { regex: '^antd/', message: "Import components from 'antd'." },
  { regex: '^react-router', message: "Import from '@stoet/web-kit/router'." },
];

const rule = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [acrossFolders, ...patterns] }] },
});

export const boundaries = [
  rule(['libs/contracts/**'], [allBut([], 'Contracts depend on zod only.')]),
  rule(['libs/service-kit/**'], [allBut(['contracts', 'service-kit'], 'The service kit sees contracts only.')]),
  rule(['libs/web-kit/**'], [allBut(['contracts', 'web-kit'], 'The web kit sees contracts only.')]),
  rule(['gateway/**'], [allBut(['contracts', 'service-kit'], 'The gateway sees contracts and the service kit.')]),
  ...domains.map((domain) =>
    rule(
      [`services/${domain}/**`],
      [allBut(['contracts', 'service-kit'], 'A service sees contracts and the service kit.'), foreignContracts(domain)],
    ),
  ),
  rule(
    ['mf-*/**'],
    [allBut(['contracts', 'web-kit'], 'A micro-frontend sees contracts and the web kit.'), ...sharedByTheShell],
  ),
  rule(['shell/**'], [allBut(['contracts', 'web-kit'], 'The shell meets remotes at run time only.')]),
];
