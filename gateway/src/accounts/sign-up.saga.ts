import { createProfile, type NewPerson } from '@stoet/contracts/volunteers/profile.events';
import type { SagaDefinition } from '@stoet/service-kit';

export interface SignUp {
  accountId: number;
  person: NewPerson | null;
}

/**
 * Sign-up across gateway and volunteers: a pending account, then its profile. The account becomes usable in the
 * transaction that reads the profile's event, so there is never one without the other.
 */
export const signUpSaga: SagaDefinition<SignUp> = {
  type: 'sign-up',
  steps: [
    {
      name: 'profile',
      command: createProfile,
      payload: ({ accountId, person }, sagaId) => ({ sagaId, accountId, person }),
    },
  ],
};
