import { useTexts } from '@stoet/web-kit/texts';
import { AutoComplete, Form } from 'antd';

/** Free text with the usual diets as suggestions. */
export function DietField() {
  const t = useTexts('volunteers');
  const options = t('registrations.diets')
    .split(',')
    .map((value) => ({ value }));
  return (
    <Form.Item name="diet" label={t('registrations.diet')} extra={t('registrations.dietHelp')}>
      <AutoComplete
        options={options}
        maxLength={255}
        showSearch={{
          filterOption: (typed, option) => (option?.value ?? '').toLowerCase().startsWith(typed.toLowerCase()),
        }}
      />
    </Form.Item>
  );
}
