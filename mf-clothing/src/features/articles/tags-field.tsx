import { ACCESSORY_TAG, articleRoutes } from '@stoet/contracts/clothing/article.contract';
import { useRoute } from '@stoet/web-kit/api';
import { Checkbox, Form, Select } from 'antd';
import { useClothingTexts } from '../../common/use-clothing-texts';

const read = (text: unknown): string[] => (typeof text === 'string' && text !== '' ? text.split('|') : []);
const write = (tags: readonly string[]): string => tags.map((tag) => tag.replaceAll('|', ' ').trim()).join('|');

/** The tags of an article, with the one that makes it an accessory as a box of its own. */
export function TagsField() {
  const t = useClothingTexts();
  return (
    <Form.Item name="tags" label={t('articles.tags')} extra={t('articles.tagsHelp')}>
      <TagsInput />
    </Form.Item>
  );
}

function TagsInput({ id, value, onChange }: { id?: string; value?: string; onChange?: (text: string) => void }) {
  const t = useClothingTexts();
  const known = useRoute(articleRoutes.tags, {}, { staleTime: Infinity });
  const tags = read(value);
  const others = tags.filter((tag) => tag !== ACCESSORY_TAG);
  const isAccessory = others.length < tags.length;
  const change = (next: readonly string[], accessory: boolean) =>
    onChange?.(write(accessory ? [...next, ACCESSORY_TAG] : next));
  return (
    <div className="clothing-tags-input">
      <Select
        id={id}
        mode="tags"
        value={others}
        tokenSeparators={['|', ',']}
        onChange={(next: string[]) =>
          change(
            next.filter((tag) => tag !== ACCESSORY_TAG),
            isAccessory || next.includes(ACCESSORY_TAG),
          )
        }
        options={(known.data?.data ?? [])
          .filter((tag) => tag !== ACCESSORY_TAG)
          .map((tag) => ({ value: tag, label: tag }))}
      />
      <Checkbox checked={isAccessory} onChange={(event) => change(others, event.target.checked)}>
        {t('articles.accessory')}
      </Checkbox>
    </div>
  );
}
