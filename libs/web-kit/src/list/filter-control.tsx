import { Input, Select } from 'antd';
import { lazy, Suspense, useId } from 'react';
import { useTexts } from '../texts';
import type { FilterValue, ListFilter, SelectOptions } from './list-types';
import { useOptions } from './options';

const DayInput = lazy(() => import('../form/day-input'));

interface Props {
  filter: ListFilter;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
}

/** A plain field is enough for a whole number, and far smaller than the one with arrows. */
function wholeNumber(text: string): number | undefined {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  return digits === '' ? undefined : Number(digits);
}

/** One filter of the bar, or of the drawer on a phone (`labelled`: with its label above it). */
export function FilterControl({ labelled, ...props }: Props & { labelled?: boolean }) {
  const id = useId();
  const { label } = props.filter;
  if (!labelled) return <Control {...props} id={id} placeholder={label} />;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Control {...props} id={id} />
    </div>
  );
}

function Control({ filter, value, onChange, id, placeholder }: Props & { id: string; placeholder?: string }) {
  const t = useTexts();
  const common = { id, 'aria-label': filter.label, placeholder };
  switch (filter.kind) {
    case 'select':
      return <Choice {...common} source={filter.options} value={value} onChange={onChange} />;
    case 'flag':
      return (
        <Choice
          {...common}
          source={[
            { value: 'ja', label: t('list.yes') },
            { value: 'nee', label: t('list.no') },
          ]}
          value={value === undefined ? undefined : value ? 'ja' : 'nee'}
          onChange={(word) => onChange(word === undefined ? undefined : word === 'ja')}
        />
      );
    case 'date':
      return (
        <Suspense>
          <DayInput {...common} value={value as string | undefined} onChange={(day) => onChange(day ?? undefined)} />
        </Suspense>
      );
    case 'number':
      return (
        <Input
          {...common}
          inputMode="numeric"
          value={(value as number | undefined) ?? ''}
          onChange={(e) => onChange(wholeNumber(e.target.value))}
          allowClear
        />
      );
    case 'text':
      return (
        <Input
          {...common}
          value={(value as string) ?? ''}
          onChange={(e) => onChange(e.target.value || undefined)}
          allowClear
        />
      );
  }
}

function Choice({
  source,
  value,
  onChange,
  ...rest
}: Omit<Props, 'filter'> & { source: SelectOptions; id: string; placeholder?: string }) {
  const t = useTexts();
  const { options, loading } = useOptions(source);
  return (
    <Select
      {...rest}
      options={[...options]}
      loading={loading}
      value={value}
      onChange={onChange}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={t('form.noOptions')}
      popupMatchSelectWidth={false}
      style={{ minWidth: 160 }}
    />
  );
}
