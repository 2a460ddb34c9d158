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

/** Fetches the signed-in user; null if there is none. Returns the stored user if the server cannot be reached. */
async function fetchUser(): Promise<User | null> {
  // Without a user session no request is needed. Sessions older than the hint are recognized by their stored user.
  if (readSessionHint(document.cookie) !== 'user' && !hasStoredUser()) return null;
  try {
    const answer = await ask('GET', '/api/auth/me');
    // The session has ended; no schema has to be loaded.
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
 * Returns the kind of this browser's session, as far as it is known without a request; undefined for a visitor who has
 * stored nothing yet, and during hydration. Reads the cookie at each render.
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
 * Returns a function that clears the user, all loaded data and this browser's data, for use after the server has ended
 * the session.
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

export function useSignOut(): () => Promise<void> {
  const signedOut = useSignedOut();
  return useCallback(async () => {
    await send('POST', '/api/auth/logout');
    await signedOut();
  }, [signedOut]);
}
