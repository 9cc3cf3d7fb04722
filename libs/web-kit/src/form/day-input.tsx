import { DatePicker } from 'antd';
import dayjs from 'dayjs';

/** First what is shown; then what is also understood when typed. */
const FORMATS = ['DD/MM/YYYY', 'D/M/YYYY', 'DD-MM-YYYY', 'D-M-YYYY', 'DD.MM.YYYY', 'D.M.YYYY', 'DDMMYYYY'];

interface Props {
  id?: string;
  value?: string | null;
  onChange?: (day: string | null) => void;
  onBlur?: () => void;
  disabled?: boolean;
  placeholder?: string;
}

/** A calendar day `YYYY-MM-DD`, shown and typed as DD/MM/YYYY. Fetched when a page needs it: the calendar is large. */
export default function DayInput({ value, onChange, ...rest }: Props) {
  return (
    <DatePicker
      {...rest}
      format={FORMATS}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day ? day.format('YYYY-MM-DD') : null)}
    />
  );
}
