import { act, render, screen } from '@testing-library/react';
import { AppRouter, LeaveGuard, Link, memoryHistory, useLeaveGuard } from '.';

let leave = false;
const asked = jest.fn(() => Promise.resolve(leave));
const Form = () => {
  useLeaveGuard(true);
  return <Link to="/lijst">weg</Link>;
};
const routes = [
  { path: '/lijst', element: <p>lijst</p> },
  { path: '/formulier', element: <Form /> },
];

function show() {
  const history = memoryHistory('/lijst');
  render(
    <>
      <LeaveGuard ask={asked} />
      <AppRouter routes={routes} history={history} />
    </>,
  );
  act(() => history.push('/formulier'));
  return { history, back: () => act(async () => history.go(-1)) };
}
beforeEach(() => asked.mockClear());

it.each([
  [true, 'lijst'],
  [false, 'weg'],
])('asks before a link leaves unsaved input: %s', async (answer, seen) => {
  leave = answer;
  show();
  await act(async () => screen.getByText('weg').click());
  expect(asked).toHaveBeenCalledTimes(1);
  expect(screen.getByText(seen)).toBeVisible();
});

it('undoes Back until the answer is to leave', async () => {
  leave = false;
  const { history, back } = show();
  await back();
  expect([history.location.pathname, asked.mock.calls.length]).toEqual(['/formulier', 1]);
  expect(screen.getByText('weg')).toBeVisible();
  leave = true;
  await back();
  expect(screen.getByText('lijst')).toBeVisible();
  expect(history.location.pathname).toBe('/lijst');
});
