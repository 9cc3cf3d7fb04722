import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { articleNumber, type ArticleRow } from '@stoet/contracts/clothing/article.contract';
import { EmptyState } from '@stoet/web-kit/feedback';
import { Button, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useClothingTexts } from '../../common/use-clothing-texts';
import { ArticleAdder } from './article-adder';
import {
  GROUP_MIN,
  matching,
  withArticle,
  withLine,
  withoutGroup,
  withoutLine,
  type Draft,
  type DraftLine,
} from './order-lines';

interface Props {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** What is rented: articles, in groups or not (spec/clothing §2, "Order form"). */
export function LinesEditor({ draft, onChange }: Props) {
  const t = useClothingTexts();
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState('');
  const shown = matching(draft, search);
  const add = (article: ArticleRow): string | undefined => {
    const number = articleNumber(article.id);
    if (article.stock < 1) return t('orders.notAvailable', { number });
    const next = withArticle(draft, article, draft.groups.includes(group) ? group : '');
    if (!next) return t('orders.twice', { number });
    onChange(next);
    return undefined;
  };
  const groupChoices = [
    { value: '', label: t('orders.noGroup') },
    ...draft.groups.map((name) => ({ value: name, label: name })),
  ];
  const sectionOf = (name: string) => shown.filter((line) => line.group === name);
  return (
    <section className="clothing-stack" aria-label={t('orders.articles')}>
      <h2>{t('orders.articles')}</h2>
      <div className="clothing-bar clothing-bar-top">
        <ArticleAdder onAdd={add} />
        {draft.groups.length > 0 && (
          <div>
            <div className="clothing-label">{t('orders.addTo')}</div>
            <Select
              aria-label={t('orders.addTo')}
              value={group}
              onChange={setGroup}
              options={groupChoices}
              style={{ minWidth: 180 }}
            />
          </div>
        )}
        <NewGroup
          taken={draft.groups}
          onAdd={(name) => {
            onChange({ ...draft, groups: [...draft.groups, name] });
            setGroup(name);
          }}
        />
      </div>
      {draft.lines.length === 0 && draft.groups.length === 0 && <EmptyState text={t('orders.noArticles')} />}
      {draft.lines.length > 0 && (
        <div className="clothing-bar">
          <Input
            type="search"
            className="clothing-search"
            aria-label={t('orders.searchLines')}
            placeholder={t('orders.searchLines')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            onPressEnter={(event) => event.preventDefault()}
          />
          {search !== '' && <Button onClick={() => setSearch('')}>{t('orders.clearSearch')}</Button>}
        </div>
      )}
      {search !== '' && shown.length === 0 && <EmptyState text={t('orders.noMatch')} />}
      <Lines
        lines={sectionOf('')}
        draft={draft}
        onChange={onChange}
        choices={groupChoices}
        label={t('orders.articles')}
      />
      {draft.groups.map((name) => (
        <section key={name} className="clothing-group" aria-label={name}>
          <div className="clothing-bar">
            <h3>{name}</h3>
            <Button
              size="small"
              className="clothing-push"
              icon={<DeleteOutlined aria-hidden />}
              onClick={() => onChange(withoutGroup(draft, name))}
            >
              {t('orders.removeGroup')}
            </Button>
          </div>
          {!draft.lines.some((line) => line.group === name) && (
            <p className="clothing-muted">{t('orders.emptyGroup')}</p>
          )}
          <Lines lines={sectionOf(name)} draft={draft} onChange={onChange} choices={groupChoices} label={name} />
        </section>
      ))}
    </section>
  );
}

function NewGroup({ taken, onAdd }: { taken: readonly string[]; onAdd: (name: string) => void }) {
  const t = useClothingTexts();
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const why =
    trimmed.length < GROUP_MIN ? t('orders.groupShort') : taken.includes(trimmed) ? t('orders.groupTwice') : undefined;
  const add = () => {
    if (why) return;
    onAdd(trimmed);
    setName('');
  };
  return (
    <div>
      <div className="clothing-label">{t('orders.group')}</div>
      <div className="clothing-bar clothing-bar-tight">
        <Input
          aria-label={t('orders.group')}
          value={name}
          maxLength={255}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            add();
          }}
        />
        <Button icon={<PlusOutlined aria-hidden />} disabled={why !== undefined} title={why} onClick={add}>
          {t('orders.addGroup')}
        </Button>
      </div>
    </div>
  );
}

interface LinesProps extends Props {
  lines: readonly DraftLine[];
  choices: { value: string; label: string }[];
  label: string;
}

function Lines({ lines, draft, onChange, choices, label }: LinesProps) {
  const t = useClothingTexts();
  if (lines.length === 0) return null;
  return (
    <ul className="clothing-lines" aria-label={t('orders.linesOf', { label })}>
      {lines.map((line) => {
        const name = `${articleNumber(line.id)} ${line.description}`;
        const change = (fields: Partial<DraftLine>) => onChange(withLine(draft, line.key, fields));
        return (
          <li key={line.key} className="clothing-line">
            <div className="clothing-line-main">
              <strong className="stoet-num">{articleNumber(line.id)}</strong> {line.description}
              <div className="clothing-muted">{line.category}</div>
            </div>
            {line.isAccessoire && (
              <InputNumber
                aria-label={t('orders.amountOf', { name })}
                min={1}
                max={line.most}
                precision={0}
                value={line.amount}
                suffix={t('orders.piecesShort')}
                onChange={(amount) => change({ amount: amount ?? 1 })}
              />
            )}
            {choices.length > 1 && (
              <Select
                aria-label={t('orders.groupOf', { name })}
                value={line.group}
                options={choices}
                onChange={(group) => change({ group })}
                style={{ minWidth: 150 }}
              />
            )}
            <Input
              className="clothing-line-remarks"
              aria-label={t('orders.remarksOf', { name })}
              placeholder={t('orders.remarks')}
              maxLength={1000}
              value={line.remarks}
              onChange={(event) => change({ remarks: event.target.value })}
              onPressEnter={(event) => event.preventDefault()}
            />
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t('orders.removeLine', { name })}
              onClick={() => onChange(withoutLine(draft, line.key))}
            />
          </li>
        );
      })}
    </ul>
  );
}
