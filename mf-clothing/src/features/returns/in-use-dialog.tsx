import { articleNumber } from '@stoet/contracts/clothing/article.contract';
import { Modal } from 'antd';
import { useEffect } from 'react';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { RentInfoLists } from '../articles/rent-info';
import { ACTION_KEYS } from './action-keys';
import type { Waiting } from './use-returns';

interface Props {
  waiting: Waiting;
  onConfirm: (waiting: Waiting) => void;
  onCancel: () => void;
}

/** Who still has the article, and whether to go on (spec/clothing §8, 'Artikel in gebruik'). */
export function InUseDialog({ waiting, onConfirm, onCancel }: Props) {
  const t = useClothingTexts();
  const { article, action, info } = waiting;
  const key = ACTION_KEYS[action.kind];
  // Enter would let the next scan confirm: only the action's own key does
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== key) return;
      event.preventDefault();
      onConfirm(waiting);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key, onConfirm, waiting]);
  return (
    <Modal
      open
      title={t('returns.inUse')}
      okText={
        <>
          {t(`returns.${action.kind}`)} <kbd>{key}</kbd>
        </>
      }
      className="clothing-in-use"
      cancelText={t('cancel')}
      onOk={() => onConfirm(waiting)}
      onCancel={onCancel}
    >
      <p>
        <strong>
          {articleNumber(article.id)} {article.description}
        </strong>
      </p>
      <RentInfoLists info={info} asText />
      <p>
        {t(
          action.kind === 'inactive'
            ? 'returns.inUseInactive'
            : article.isAccessoire
              ? 'returns.inUseAccessory'
              : 'returns.inUseBack',
        )}
      </p>
    </Modal>
  );
}
