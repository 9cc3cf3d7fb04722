import { EnvironmentOutlined, FieldTimeOutlined, TagOutlined, VideoCameraOutlined } from '@ant-design/icons';
import { useTexts } from '@stoet/web-kit/texts';
import { timeSpan } from '../repetitions/repetition.columns';
import type { ReactNode } from 'react';
import type { Repetition } from './use-attendance';

/** When, where and what is rehearsed. */
export function AttendanceHead({ repetition }: { repetition: Repetition }) {
  const t = useTexts('production');
  const { location, scenes, typeName, description } = repetition;
  const scenesText = scenes.map((s) => `${s.identifier} ${s.name}`).join(', ') || t('attendance.noScenes');
  return (
    <section className="production-card" aria-label={repetition.name}>
      <dl className="attendance-facts">
        <Fact icon={<FieldTimeOutlined aria-hidden />} label={t('attendance.when')} value={timeSpan(repetition)} />
        <Fact
          icon={<EnvironmentOutlined aria-hidden />}
          label={t('attendance.where')}
          value={[location.name, location.address].filter(Boolean).join(', ')}
        />
        <Fact icon={<TagOutlined aria-hidden />} label={t('attendance.type')} value={typeName} />
        <Fact icon={<VideoCameraOutlined aria-hidden />} label={t('attendance.scenes')} value={scenesText} />
      </dl>
      {description && <p className="production-soft">{description}</p>}
    </section>
  );
}

const Fact = ({ icon, label, value }: { icon: ReactNode; label: string; value: string }) => (
  <div>
    <dt>
      {icon} {label}
    </dt>
    <dd>{value}</dd>
  </div>
);
