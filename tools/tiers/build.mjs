import { build as buildAll } from '../steps/build.mjs';
import { broken, outcome } from './outcome.mjs';

/** The build of everything that is shipped; counts as one test. */
export async function build(context) {
  try {
    await buildAll(context);
    return outcome({ passed: 1 });
  } catch (error) {
    return broken(error.message);
  }
}
