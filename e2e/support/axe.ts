import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** WCAG 2.2, 2.5.8. Axe counts a field that a sticky bar covers for the moment as small, so sizes are measured here. */
const SMALLEST_TARGET = 24;

/** What can be pressed and is smaller than `least` pixels; links in running text, boxes with a label and the crosses that empty a field (typing does too) are exempt. */
function tooSmall(least: number): string[] {
  const targets = [
    ...document.querySelectorAll<HTMLElement>(
      'button, [role=button], [role=combobox], input:not([type=checkbox], [type=radio], [type=file], [type=search], [role=combobox])',
    ),
  ];
  const seen = targets.filter(
    (target) =>
      target.offsetParent !== null &&
      target.getClientRects().length > 0 &&
      !target.closest('.stoet-hidden, [aria-hidden=true], .ant-picker-clear, .ant-input-clear-icon, .ant-select-clear'),
  );
  return seen
    .filter((target) => target.getBoundingClientRect().height < least - 2)
    .map((target) => target.outerHTML.slice(0, 160));
}

/** The page as it stands has no serious or critical finding, and does not scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are measured when they stand still; what turns for ever (a busy button) is not waited for.
  await page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    return Promise.all(passing.map((animation) => animation.finished.catch(() => undefined)));
  });
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).disableRules(['target-size']).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 200)).join('\n  ')}`)).toEqual(
    [],
  );
  expect(await page.evaluate(tooSmall, SMALLEST_TARGET)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
