/** Name of the report that `check.mjs` reads; it says nothing that the files themselves do not say. */
export const PARTS_FILE = 'parts.json';

const PROVIDED = /^provide shared module \([^)]*\) (.+)@[^@]+ = /;
const CONSUMED = /^consume shared module \([^)]*\) (.+?)@[\^~=\d*]/;

/**
 * Writes beside a build what it loads together, one line for each group of chunks:
 * `name` its name in the source, `requests` the imports that load it, `files`, `provides` the share keys that it is the
 * source of, `consumes` the share keys that must be there before it runs.
 */
export class PartsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Parts', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'Parts', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const parts = compilation.chunkGroups.map((group) => partOf(group, compilation.chunkGraph));
        compilation.emitAsset(PARTS_FILE, new sources.RawSource(JSON.stringify(parts, null, 1)));
      }),
    );
  }
}

function partOf(group, chunkGraph) {
  const origins = group.origins ?? [];
  const modules = group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
  return {
    name: group.name ?? undefined,
    requests: unique(origins.map((origin) => origin.request)),
    files: group.getFiles().filter((file) => /\.(js|css)$/.test(file)),
    provides: unique(origins.map((origin) => PROVIDED.exec(origin.module?.identifier() ?? '')?.[1])),
    consumes: unique(modules.map((module) => CONSUMED.exec(module.identifier())?.[1])),
  };
}

const unique = (values) => [...new Set(values.filter(Boolean))];
