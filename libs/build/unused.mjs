import path from 'node:path';
import { rspack } from '@rspack/core';
import { PACKAGES } from './paths.mjs';

/**
 * Parts of libraries that would travel with every first visit and that no page uses (together 25 kB of gzip).
 * `inside`: the folder that imports them.
 */
const UNUSED = [
  // fifty languages, compiled schemas, JSON schemas
  { inside: 'zod', request: /[\\/](locales[\\/]index|compile|(from-|to-)?json-schema(-processors|-generator)?)\.js$/ },
  // the menu of filters in a column's header: lists have a filter bar
  { inside: 'antd/es/table/hooks/useFilter', request: /[\\/](tree|radio)$/ },
  // the presets of the colour picker, which every button imports for one small function
  { inside: 'antd/es/color-picker/components', request: /[\\/]collapse$/ },
];

/** Leaves those parts out of a build; using one throws and says where to look. */
export const withoutUnusedParts = () =>
  UNUSED.map(
    ({ inside, request }) =>
      new rspack.NormalModuleReplacementPlugin(request, (resource) => {
        if (resource.context.startsWith(path.join(PACKAGES, inside)))
          resource.request = path.join(import.meta.dirname, 'unused.cjs');
      }),
  );
