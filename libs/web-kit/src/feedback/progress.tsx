import { useState } from 'react';
import { useLive } from '../live';

/** What a long run tells on the socket: `progress` 0 to 1, and what it is doing (spec/volunteers §3, "Progress message"). */
export interface ProgressEvent {
  uuid: string;
  progress: number;
  text: string;
}

/** Bar of a long run, moved by live events of this name and uuid. */
export function Progress({ event, uuid, label }: { event: string; uuid: string; label: string }) {
  const [state, setState] = useState({ progress: 0, text: '' });
  useLive<ProgressEvent>(event, (told) => {
    // events may overtake each other; a bar never goes back
    if (told.uuid === uuid) setState((now) => (told.progress < now.progress ? now : told));
  });
  return (
    <div>
      <progress className="stoet-progress" max={1} value={state.progress} aria-label={label} />
      <div role="status">
        {Math.round(state.progress * 100)} % {state.text}
      </div>
    </div>
  );
}
