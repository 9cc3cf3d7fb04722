import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTexts } from '../texts';
import { useStage } from './window-context';

/** Bar of the minimised windows; nothing when there are none. */
export function Taskbar() {
  const t = useTexts();
  const { all, inFront, open, close } = useStage();
  const minimised = all.filter((one) => !inFront.includes(one.id));
  if (minimised.length === 0) return null;
  return (
    <nav className="stoet-taskbar" aria-label={t('windows.bar')}>
      {minimised.map((one) => (
        <div key={one.id} className="stoet-taskbar-item">
          <Button type="text" aria-label={t('windows.reopen', { title: one.title })} onClick={() => open(one)}>
            {one.title}
          </Button>
          <Button
            type="text"
            icon={<CloseOutlined aria-hidden />}
            aria-label={`${t('windows.close')}: ${one.title}`}
            onClick={() => void close(one.id)}
          />
        </div>
      ))}
    </nav>
  );
}
