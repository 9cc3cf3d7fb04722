import type { Selection } from '@stoet/contracts';
import { articleRoutes, bulkChanges } from '@stoet/contracts/clothing/article.contract';
import { useChange } from '@stoet/web-kit/api';
import { ContractForm, SelectField } from '@stoet/web-kit/form';
import { Can } from '@stoet/web-kit/session';
import { useWindow } from '@stoet/web-kit/windows';
import { Checkbox, Form } from 'antd';
import { saveWithQuestion } from '../../common/save-with-question';
import { useClothingTexts } from '../../common/use-clothing-texts';
import {
  categoryOptions,
  colorOptions,
  fabricOptions,
  patternOptions,
  rackOptions,
  sizeOptions,
} from '../attributes/attribute.options';
import { ARTICLE_ANSWERS } from './article.queries';

/** Changes what is filled in on every selected article; the rest stays (spec/clothing §4, "Bulk edit"). */
export function ArticleBulkForm({ selection, onSaved }: { selection: Selection; onSaved: () => void }) {
  const t = useClothingTexts();
  const own = useWindow();
  const bulk = useChange(articleRoutes.bulk, { invalidates: ARTICLE_ANSWERS });
  const save = (changes: object) =>
    saveWithQuestion((force) =>
      bulk.mutateAsync({ body: { configs: selection as never, changes: withoutNothing(changes), force } }),
    );
  return (
    <ContractForm
      schema={bulkChanges}
      onSubmit={save}
      onSaved={() => {
        onSaved();
        void own?.close(true);
      }}
      onCancel={() => void own?.close()}
    >
      <p>{t('articles.bulkHelp')}</p>
      <div className="clothing-fields">
        <SelectField name="categoryId" label={t('articles.category')} options={categoryOptions} />
        <SelectField name="clothingSizeId" label={t('articles.size')} options={sizeOptions} />
        <SelectField name="fabricId" label={t('articles.fabric')} options={fabricOptions} />
        <SelectField name="patternId" label={t('articles.pattern')} options={patternOptions} />
        <SelectField name="colorId" label={t('articles.color')} options={colorOptions} />
        <SelectField name="rackId" label={t('articles.rack')} options={rackOptions} />
      </div>
      <div className="clothing-pairs">
        <Can right="articles.delete" project="anywhere">
          <PairField name="active" />
        </Can>
        <PairField name="accessoire" />
        <PairField name="washing" />
        <PairField name="withVat" />
      </div>
    </ContractForm>
  );
}

const withoutNothing = (changes: object) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined && value !== null));

/** Two boxes of which at most one is on: yes, no, or leave it. */
function PairField({ name }: { name: 'active' | 'accessoire' | 'washing' | 'withVat' }) {
  return (
    <Form.Item name={name} noStyle>
      <Pair name={name} />
    </Form.Item>
  );
}

function Pair({ name, value, onChange }: { name: string; value?: boolean; onChange?: (value?: boolean) => void }) {
  const t = useClothingTexts();
  return (
    <div className="clothing-pair" role="group" aria-label={t(`articles.pair.${name}`)}>
      <Checkbox checked={value === true} onChange={(e) => onChange?.(e.target.checked ? true : undefined)}>
        {t(`articles.pair.${name}`)}
      </Checkbox>
      <Checkbox checked={value === false} onChange={(e) => onChange?.(e.target.checked ? false : undefined)}>
        {t(`articles.pair.not_${name}`)}
      </Checkbox>
    </div>
  );
}
