import { PIN_LENGTH } from '@stoet/contracts/production/attendance';
import { presenceRoutes } from '@stoet/contracts/production/repetition.contract';
import { call, isApiError } from '@stoet/web-kit/api';
import { useEffect, useReducer, useRef } from 'react';
import { signal, type Outcome } from './signals';

export interface Feedback {
  kind: Outcome | 'failed';
  message: string;
  /** Full name of whose PIN it was. */
  name: string;
  at: number;
}
interface State {
  digits: string;
  busy: boolean;
  feedback?: Feedback;
  /** The last one who came in, for who looked away. */
  last?: Feedback;
  /** Until when the screen is paused, in milliseconds. */
  pausedUntil: number;
}
type Action =
  | { type: 'digit'; digit: string }
  | { type: 'back' | 'clear' | 'sent' | 'reset' }
  | { type: 'answered'; feedback: Feedback }
  | { type: 'paused'; until: number };

const BEGIN: State = { digits: '', busy: false, pausedUntil: 0 };

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'digit':
      // the next person may begin while the feedback of the one before still shows
      if (state.busy || state.digits.length >= PIN_LENGTH) return state;
      return { ...state, digits: state.digits + action.digit, feedback: undefined };
    case 'back':
      return state.busy ? state : { ...state, digits: state.digits.slice(0, -1) };
    case 'clear':
      return state.busy ? state : { ...state, digits: '', feedback: undefined };
    case 'sent':
      return { ...state, busy: true };
    case 'answered': {
      const { feedback } = action;
      const last = feedback.name ? feedback : state.last;
      return { ...state, busy: false, digits: '', feedback, last };
    }
    case 'paused':
      return { ...state, busy: false, digits: '', feedback: undefined, pausedUntil: action.until };
    case 'reset':
      return { ...state, feedback: undefined };
  }
}

/**
 * Digits of a PIN, sent as soon as there are five. The outcome shows for `duration` milliseconds; a failure of the
 * network stays until somebody types.
 */
export function usePin(repetitionId: number, repetitionIds: readonly number[], duration: number) {
  const [state, dispatch] = useReducer(reduce, BEGIN);
  const sending = useRef(false);
  useEffect(() => {
    if (state.digits.length < PIN_LENGTH || sending.current) return;
    sending.current = true;
    dispatch({ type: 'sent' });
    void enter(repetitionId, repetitionIds, state.digits)
      .then(dispatch)
      .finally(() => (sending.current = false));
  }, [state.digits, repetitionId, repetitionIds]);
  useEffect(() => {
    if (!state.feedback || state.feedback.kind === 'failed') return;
    const timer = setTimeout(() => dispatch({ type: 'reset' }), duration);
    return () => clearTimeout(timer);
  }, [state.feedback, duration]);
  return {
    ...state,
    digit: (digit: string) => dispatch({ type: 'digit', digit }),
    back: () => dispatch({ type: 'back' }),
    clear: () => dispatch({ type: 'clear' }),
  };
}

async function enter(id: number, repetitionIds: readonly number[], pin: string): Promise<Action> {
  try {
    const body = { pin, repetitionIds: [...repetitionIds] };
    const { success, present, message, firstName, lastName } = await call(presenceRoutes.enterPin, {
      params: { id },
      body,
    });
    const kind = !success ? 'wrong' : present ? 'right' : 'undone';
    signal(kind);
    return { type: 'answered', feedback: { kind, message, name: `${firstName} ${lastName}`.trim(), at: Date.now() } };
  } catch (error) {
    signal('wrong');
    if (isApiError(error) && error.status === 429)
      return { type: 'paused', until: Date.now() + (error.retryAfter ?? 60) * 1000 };
    const message = error instanceof Error ? error.message : String(error);
    return { type: 'answered', feedback: { kind: 'failed', message, name: '', at: Date.now() } };
  }
}
