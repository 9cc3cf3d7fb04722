import { articleNumber } from '@stoet/contracts/clothing/article.contract';
import { Modal } from 'antd';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { RentInfoLists } from '../articles/rent-info';
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
  return (
    <Modal
      open
      title={t('returns.inUse')}
      okText={t(`returns.${action.kind}`)}
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
