import { CheckCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';

/** A state in a word with its sign, so that colour is never all that tells it. */
export const State = ({ on, text }: { on: boolean; text: string }) => (
  <span className={on ? 'vol-state vol-state-on' : 'vol-state'}>
    {on ? <CheckCircleOutlined aria-hidden /> : <MinusCircleOutlined aria-hidden />}
    {text}
  </span>
);
