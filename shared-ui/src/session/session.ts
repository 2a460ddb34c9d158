import { useCallback } from 'react';
import type { User } from '@shortlist/contracts/account/auth';
import { readSessionHint, type SessionHint } from '@shortlist/contracts/account/session-hint';
import { useQuery, useQueryClient, type QueryClient } from '@shortlist/shared-ui/query';
import { ApiError, fetchApi, fetchApiOrThrow } from '../api/client';
import { useHydrated } from '../navigation/use-hydrated';
import { clearBrowserData, hasStoredUser, readStoredUser, saveStoredUser } from './stored-user';

const userQueryKey = ['/api/auth/me'];
const storedUserQueryKey = ['stored user'];
const isNotUserQuery = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== userQueryKey[0];

/** Fetches the signed-in user; null if there is none. Returns the stored user if the server cannot be reached. */
async function fetchUser(): Promise<User | null> {
  // Without a user session, no request is needed. A session that began before the hint existed has only a stored user.
  if (readSessionHint(document.cookie) !== 'user' && !hasStoredUser()) return null;
  try {
    const response = await fetchApi('GET', '/api/auth/me');
    // Without a session, the response needs no schema.
    if (response.status === 401) {
      await response.text();
      saveStoredUser(null);
      return null;
    }
    if (!response.ok) throw await ApiError.fromResponse(response);
    const { userResponseSchema } = await import('@shortlist/contracts/account/auth');
    const { user } = userResponseSchema.parse(await response.json());
    saveStoredUser(user);
    return user;
  } catch (error) {
    console.error('The signed-in user could not be refreshed', error);
    return await readStoredUser();
  }
}

/** Restores the user of the last visit before the first render, to avoid flicker. */
export async function restoreStoredUser(queryClient: QueryClient): Promise<void> {
  queryClient.setQueryData(storedUserQueryKey, await readStoredUser());
}

export interface SessionState {
  /** The signed-in user, or null. Until the server responds: the user of the last visit. */
  user: User | null;
  /** True once the server has responded or turned out to be unreachable. */
  isConfirmed: boolean;
}

export function useSession(): SessionState {
  const isHydrated = useHydrated();
  const queryClient = useQueryClient();
  const { data, isSuccess, isPlaceholderData } = useQuery({
    queryKey: userQueryKey,
    queryFn: fetchUser,
    placeholderData: isHydrated ? queryClient.getQueryData<User | null>(storedUserQueryKey) : undefined,
  });
  return { user: data ?? null, isConfirmed: isSuccess && !isPlaceholderData };
}

/**
 * Returns the kind of this browser's session, as far as it is known without a request; undefined for a visitor who has
 * stored nothing yet, and during hydration. Reads the cookie at each render.
 */
export function useSessionHint(): SessionHint | undefined {
  return useHydrated() ? readSessionHint(document.cookie) : undefined;
}

/** Returns a function that completes a sign-in: stores the user and refetches everything loaded for the guest. */
export function useCompleteSignIn(): (user: User) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (user) => {
      saveStoredUser(user);
      queryClient.setQueryData(userQueryKey, user);
      await queryClient.invalidateQueries({ predicate: isNotUserQuery });
    },
    [queryClient],
  );
}

/**
 * Returns a function that clears the user, all loaded data and this browser's data, for use after the server has ended
 * the session.
 */
export function useClearSession(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    clearBrowserData();
    queryClient.setQueryData(userQueryKey, null);
    queryClient.removeQueries({ type: 'inactive', predicate: isNotUserQuery });
    await queryClient.resetQueries({ predicate: isNotUserQuery });
  }, [queryClient]);
}

/** Returns a function that ends the session on the server, then clears it here. It throws `ApiError` if that fails. */
export function useSignOut(): () => Promise<void> {
  const clearSession = useClearSession();
  return useCallback(async () => {
    await fetchApiOrThrow('POST', '/api/auth/logout');
    await clearSession();
  }, [clearSession]);
}
