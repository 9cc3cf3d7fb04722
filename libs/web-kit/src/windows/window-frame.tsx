import { CloseOutlined, FullscreenExitOutlined, FullscreenOutlined, MinusOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useTexts } from '../texts';
import { OwnWindowContext, useStage, type WindowState } from './window-context';

/** One window. Minimised it is hidden, not unmounted, so that a draft in it stays. */
export function WindowFrame({ window: one, shown }: { window: WindowState; shown: boolean }) {
  const { close, minimise, setDirty } = useStage();
  const { id } = one;
  const own = useMemo(
    () => ({
      id,
      close: (saved?: boolean) => close(id, saved),
      minimise: () => minimise(id),
      setDirty: (dirty: boolean) => setDirty(id, dirty),
    }),
    [id, close, minimise, setDirty],
  );
  return (
    <Modal
      open={shown}
      title={one.title}
      width={one.maximised ? '100%' : one.width}
      rootClassName={one.maximised ? 'stoet-window stoet-window-max' : 'stoet-window'}
      footer={null}
      closable={false}
      mask={{ closable: false }}
      forceRender
      onCancel={() => void own.close()}
      focusable={{ trap: true, focusTriggerAfterClose: false }}
      afterOpenChange={(open) => !open && returnFocus(one.opener)}
    >
      <WindowButtons window={one} />
      <OwnWindowContext value={own}>{one.content}</OwnWindowContext>
    </Modal>
  );
}

/** The opener may have gone with its page; then focus goes to the page's content. */
function returnFocus(opener: HTMLElement | null): void {
  if (opener?.isConnected) opener.focus();
  else document.querySelector<HTMLElement>('main')?.focus();
}

// in the body and not in the title: the title is the dialog's name
function WindowButtons({ window: one }: { window: WindowState }) {
  const t = useTexts();
  const { close, minimise, toggleSize } = useStage();
  const button = (label: string, icon: ReactNode, onClick: () => void) => (
    <Button type="text" icon={icon} aria-label={label} title={label} onClick={onClick} />
  );
  return (
    <div className="stoet-window-buttons">
      {button(t('windows.minimise'), <MinusOutlined aria-hidden />, () => minimise(one.id))}
      {one.maximised
        ? button(t('windows.restore'), <FullscreenExitOutlined aria-hidden />, () => toggleSize(one.id))
        : button(t('windows.maximise'), <FullscreenOutlined aria-hidden />, () => toggleSize(one.id))}
      {button(t('windows.close'), <CloseOutlined aria-hidden />, () => void close(one.id))}
    </div>
  );
}
