import { useTexts } from '@stoet/web-kit/texts';
import { Input, Modal } from 'antd';
import { useState } from 'react';

interface Props {
  title: string;
  open: boolean;
  busy: boolean;
  onCancel: () => void;
  /** With the reason, which may be empty. */
  onOk: (reason: string) => void;
}

/** Asks the optional reason of who does not come (spec/production §4). */
export function CancelDialog({ title, open, busy, onCancel, onOk }: Props) {
  const t = useTexts('production');
  const kit = useTexts();
  const [reason, setReason] = useState('');
  return (
    <Modal
      open={open}
      title={title}
      okText={t('cancelDialog.ok')}
      cancelText={kit('cancel')}
      confirmLoading={busy}
      onOk={() => onOk(reason.trim())}
      onCancel={onCancel}
      afterClose={() => setReason('')}
      destroyOnHidden
    >
      <label>
        {t('cancelDialog.reason')}
        <Input.TextArea
          rows={3}
          maxLength={255}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          autoFocus
        />
      </label>
    </Modal>
  );
}
