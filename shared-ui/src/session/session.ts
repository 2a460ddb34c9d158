import { useCallback } from 'react';
import type { User } from '@shortlist/contracts/account/auth';
import { readSessionHint, type SessionHint } from '@shortlist/contracts/account/session-hint';
import { useQuery, useQueryClient, type QueryClient } from '@shortlist/shared-ui/query';
import { ApiError, ask, send } from '../api/client';
import { useHydrated } from '../navigation/use-hydrated';
import { forgetHere, hasStoredUser, readStoredUser, storeUser } from './stored-user';

const key = ['/api/auth/me'];
const storedKey = ['stored user'];
const others = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== key[0];

/** The signed-in user, as the server says. Nobody is null; a server that cannot be asked leaves things as they were. */
async function fetchUser(): Promise<User | null> {
  // A browser without a session of a user needs no request. One from before there was a hint still has its stored user.
  if (readSessionHint(document.cookie) !== 'user' && !hasStoredUser()) return null;
  try {
    const answer = await ask('GET', '/api/auth/me');
    // The session has ended: no schema is needed to know it.
    if (answer.status === 401) {
      await answer.text();
      storeUser(null);
      return null;
    }
    if (!answer.ok) throw await ApiError.of(answer);
    const { userAnswerSchema } = await import('@shortlist/contracts/account/auth');
    const { user } = userAnswerSchema.parse(await answer.json());
    storeUser(user);
    return user;
  } catch (error) {
    console.error('Failed to refresh the signed-in user', error);
    return await readStoredUser();
  }
}

/** Restores the user of the last visit before the first render, to avoid flicker. */
export async function recallUser(queries: QueryClient): Promise<void> {
  queries.setQueryData(storedKey, await readStoredUser());
}

export interface Session {
  /** The signed-in user, or null. Until the server responds: the user of the last visit. */
  user: User | null;
  /** False until the server has confirmed the user. */
  known: boolean;
}

export function useSession(): Session {
  const hydrated = useHydrated();
  const queries = useQueryClient();
  const { data, isSuccess, isPlaceholderData } = useQuery({
    queryKey: key,
    queryFn: fetchUser,
    placeholderData: hydrated ? queries.getQueryData<User | null>(storedKey) : undefined,
  });
  return { user: data ?? null, known: isSuccess && !isPlaceholderData };
}

/**
 * Whose session this browser has, as far as the page can know without asking: undefined for somebody who has stored
 * nothing yet. Looked up when drawn.
 */
export function useSessionHint(): SessionHint | undefined {
  return useHydrated() ? readSessionHint(document.cookie) : undefined;
}

/** Returns a function that completes a sign-in: stores the user and refetches everything loaded for the guest. */
export function useSignedIn(): (user: User) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (user) => {
      storeUser(user);
      queries.setQueryData(key, user);
      await queries.invalidateQueries({ predicate: others });
    },
    [queries],
  );
}

/**
 * Returns a function that clears the user, all loaded data and this browser's data after the server has ended the
 * session.
 */
export function useSignedOut(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    forgetHere();
    queries.setQueryData(key, null);
    queries.removeQueries({ type: 'inactive', predicate: others });
    await queries.resetQueries({ predicate: others });
  }, [queries]);
}

/** Ends the session on the server, then clears local data. */
export function useSignOut(): () => Promise<void> {
  const signedOut = useSignedOut();
  return useCallback(async () => {
    await send('POST', '/api/auth/logout');
    await signedOut();
  }, [signedOut]);
}
