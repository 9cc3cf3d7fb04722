import { ACCESSORY_TAG, articleRoutes } from '@stoet/contracts/clothing/article.contract';
import type { AnswerOf } from '@stoet/contracts';
import { useChange, useRoute } from '@stoet/web-kit/api';
import { Failed, Loading } from '@stoet/web-kit/feedback';
import {
  CheckField,
  ContractForm,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
  useFormValue,
} from '@stoet/web-kit/form';
import { Can } from '@stoet/web-kit/session';
import { useWindow } from '@stoet/web-kit/windows';
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
import { TagsField } from './tags-field';

type Article = AnswerOf<typeof articleRoutes.one>;

/** A new article, with the next free number filled in. */
export function NewArticleForm() {
  const { data, error, refetch } = useRoute(articleRoutes.next);
  const own = useWindow();
  const create = useChange(articleRoutes.create, { invalidates: ARTICLE_ANSWERS });
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={6} title={false} />;
  return (
    <ContractForm
      schema={articleRoutes.create.body}
      initial={{ id: data.id, tags: '', active: true, amount: 1 }}
      onSubmit={(body) => saveWithQuestion((force) => create.mutateAsync({ body: { ...body, force } }))}
      onSaved={() => void own?.close(true)}
      onCancel={() => void own?.close()}
    >
      <Fields isNew />
    </ContractForm>
  );
}

/** Change of an article. */
export function ArticleForm({ id }: { id: number }) {
  const { data, error, refetch } = useRoute(articleRoutes.one, { params: { id } });
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  return data ? <Change article={data} /> : <Loading rows={6} title={false} />;
}

function Change({ article }: { article: Article }) {
  const own = useWindow();
  const update = useChange(articleRoutes.update, { invalidates: ARTICLE_ANSWERS });
  const params = { id: article.id };
  return (
    <ContractForm
      schema={articleRoutes.update.body}
      initial={article}
      onSubmit={(body) => saveWithQuestion((force) => update.mutateAsync({ params, body: { ...body, force } }))}
      onSaved={() => void own?.close(true)}
      onCancel={() => void own?.close()}
    >
      <Fields />
    </ContractForm>
  );
}

function Fields({ isNew }: { isNew?: boolean }) {
  const t = useClothingTexts();
  const isAccessory = useFormValue<string>('tags')?.split('|').includes(ACCESSORY_TAG);
  return (
    <>
      <div className="clothing-fields">
        {isNew && <NumberField name="id" plain label={t('articles.number')} />}
        <SelectField name="categoryId" label={t('articles.category')} options={categoryOptions} />
      </div>
      <TextField name="description" label={t('articles.description')} maxLength={255} autoFocus />
      <div className="clothing-fields">
        <SelectField name="clothingSizeId" label={t('articles.size')} options={sizeOptions} />
        <SelectField name="fabricId" label={t('articles.fabric')} options={fabricOptions} />
        <SelectField name="patternId" label={t('articles.pattern')} options={patternOptions} />
        <SelectField name="colorId" label={t('articles.color')} options={colorOptions} />
        <SelectField name="rackId" label={t('articles.rack')} options={rackOptions} />
        {isAccessory && <NumberField name="amount" label={t('articles.amount')} />}
      </div>
      <TagsField />
      <TextAreaField name="remarks" label={t('articles.remarks')} rows={2} maxLength={2000} />
      <div className="clothing-checks">
        <Can right="articles.delete" project="anywhere">
          <CheckField name="active" label={t('articles.active')} />
        </Can>
        <CheckField name="washing" label={t('articles.status.washing')} />
        <CheckField name="withVat" label={t('articles.withVat')} />
      </div>
    </>
  );
}
