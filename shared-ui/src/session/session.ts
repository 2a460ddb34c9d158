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

/** Returns the stored user if the server cannot be reached. */
async function fetchUser(): Promise<User | null> {
  // A session that began before the hint existed has only a stored user.
  if (readSessionHint(document.cookie) !== 'user' && !hasStoredUser()) return null;
  try {
    const response = await fetchApi('GET', '/api/auth/me');
    // Returns before the import of the schema, so that a guest's page does not load zod.
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

/** Restores the user of the last visit before the first render, so that the page does not flicker. */
export async function restoreStoredUser(queryClient: QueryClient): Promise<void> {
  queryClient.setQueryData(storedUserQueryKey, await readStoredUser());
}

export interface SessionState {
  /** The signed-in user, or null. Until the server responds, this is the user of the last visit. */
  user: User | null;
  /** True once the server has responded or the request has failed. */
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
 * Returns the kind of this browser's session, read from a cookie at each render. Returns undefined during hydration,
 * and for a guest who has stored nothing yet.
 */
export function useSessionHint(): SessionHint | undefined {
  return useHydrated() ? readSessionHint(document.cookie) : undefined;
}

/** Returns a function that completes a sign-in. It stores the user and refetches all data loaded for the guest. */
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
 * Returns a function that clears the user, all loaded data and this browser's data. Call it after the server has ended
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

export function useSignOut(): () => Promise<void> {
  const clearSession = useClearSession();
  return useCallback(async () => {
    await fetchApiOrThrow('POST', '/api/auth/logout');
    await clearSession();
  }, [clearSession]);
}
