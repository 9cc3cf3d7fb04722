import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useClothingTexts } from '../../common/use-clothing-texts';

interface Props {
  title: string;
  initial: number | null;
  onRack: (rackId: number) => void;
  onClose: () => void;
}

/** Asks in which rack the article goes; Enter takes the one it came from. */
export function RackDialog({ title, initial, onRack, onClose }: Props) {
  const t = useClothingTexts();
  const id = useId();
  const [typed, setTyped] = useState(initial === null ? '' : String(initial));
  const rackId = Number(typed);
  const isNumber = Number.isInteger(rackId) && rackId > 0;
  const send = () => isNumber && onRack(rackId);
  return (
    <Modal
      open
      title={title}
      okText={t('returns.rack')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !isNumber }}
      onOk={send}
      onCancel={onClose}
    >
      <label htmlFor={id}>{t('rackNumber')}</label>
      <Input
        id={id}
        className="clothing-scan"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        maxLength={6}
        value={typed}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onPressEnter={send}
      />
    </Modal>
  );
}
