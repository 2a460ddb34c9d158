import { adminPaymentSchema } from '@shortlist/contracts/account/payment';
import { contactMessageSchema, openMessagesSchema, type MessageStatus } from '@shortlist/contracts/admin/inbox';
import { api, getQuery } from '@shortlist/shared-ui/api';
import { useMutation, useQuery, useQueryClient } from '@shortlist/shared-ui/query';

/** Milliseconds between two looks. Source: the specification. */
const refresh = 30_000;
const listPath = (status: MessageStatus) => `/api/contact-messages?status=${status}`;
const countPath = '/api/contact-messages/count';
const placeOf = (id: string) => `/api/contact-messages/${encodeURIComponent(id)}`;

/** Messages of a status: priority first, then the newest. */
export const useInbox = (status: MessageStatus) =>
  useQuery({ ...getQuery(listPath(status), contactMessageSchema.array()), refetchInterval: refresh });

export const useOpenCount = () =>
  useQuery({ ...getQuery(countPath, openMessagesSchema), refetchInterval: refresh }).data?.open;

/** What administrators do with a message; afterwards every list, and the number in the navigation, is asked again. */
function useChange<Change, Changed>(call: (change: Change) => Promise<Changed>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/contact-messages'),
      }),
  });
}

export const useSetStatus = (id: string) =>
  useChange((status: MessageStatus) => api.patch(placeOf(id), contactMessageSchema, { status }));

export const useAnswer = (id: string) =>
  useChange((answer: string) => api.post(`${placeOf(id)}/answer`, contactMessageSchema, { answer }));

export const useRefund = (paymentId: string) =>
  useChange(() => api.post(`/api/admin/payments/${encodeURIComponent(paymentId)}/refund`, adminPaymentSchema));
