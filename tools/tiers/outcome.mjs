/** What a tier gives: how many tests passed, failed and were skipped, and a text for each failure. */
export const outcome = ({ passed = 0, failed = 0, skipped = 0, failures = [] }) => ({
  passed,
  failed,
  skipped,
  failures,
});

/** A tier that could not run at all counts as one failure. */
export const broken = (text) => outcome({ failed: 1, failures: [text] });

/** The end of a long output. */
export const tail = (output, lines = 60) => output.trimEnd().split('\n').slice(-lines).join('\n');
