import type { AnswerOf } from '@stoet/contracts';
import type { articleRoutes } from '@stoet/contracts/clothing/article.contract';

export type Article = AnswerOf<typeof articleRoutes.one>;
/** What became of a scan. */
export type ScanResult = 'found' | 'unknown' | 'double' | 'rack' | 'washing' | 'inactive';

export interface Scan {
  key: number;
  number: string;
  description: string;
  result: ScanResult;
}

const KEPT = 50;
const HANDLED: readonly ScanResult[] = ['rack', 'washing', 'inactive'];

/** A new scan on top: double when that article was taken back before on this page. */
export function withScan(scans: readonly Scan[], number: string, article: Article | undefined): Scan[] {
  const before = scans.some((scan) => scan.number === number && HANDLED.includes(scan.result));
  const result: ScanResult = article === undefined ? 'unknown' : before ? 'double' : 'found';
  const key = (scans[0]?.key ?? 0) + 1;
  return [{ key, number, description: article?.description ?? '', result }, ...scans].slice(0, KEPT);
}

/** The newest scan of this article is done. */
export function withResult(scans: readonly Scan[], number: string, result: ScanResult): Scan[] {
  const at = scans.findIndex((scan) => scan.number === number);
  return scans.map((scan, i) => (i === at ? { ...scan, result } : scan));
}
