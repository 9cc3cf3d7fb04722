import { CheckCircleOutlined, ClockCircleOutlined, CloseCircleOutlined, WarningOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useClothingTexts } from '../../common/use-clothing-texts';
import type { Scan, ScanResult } from './scans';

const ICONS: Record<ScanResult, ReactNode> = {
  found: <ClockCircleOutlined aria-hidden />,
  unknown: <CloseCircleOutlined aria-hidden />,
  double: <WarningOutlined aria-hidden />,
  rack: <CheckCircleOutlined aria-hidden />,
  washing: <CheckCircleOutlined aria-hidden />,
  inactive: <CheckCircleOutlined aria-hidden />,
};

/** What was scanned on this page, the newest first; unknown and double ones stay. */
export function ScanList({ scans }: { scans: readonly Scan[] }) {
  const t = useClothingTexts();
  if (scans.length === 0) return null;
  return (
    <section aria-label={t('returns.scans')}>
      <h2>{t('returns.scans')}</h2>
      <ol className="clothing-lines" aria-label={t('returns.scans')}>
        {scans.map(({ key, number, description, result }) => (
          <li key={key} className={`clothing-line clothing-scan-${result}`}>
            {ICONS[result]} <strong className="stoet-num">{number}</strong>{' '}
            <span className="clothing-line-main">{description}</span>
            <span>{t(`returns.results.${result}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
