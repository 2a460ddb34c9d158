import { adminPaymentSchema } from '@shortlist/contracts/account/payment';
import {
  contactMessageSchema,
  openMessagesSchema,
  type ContactMessage,
  type MessageStatus,
} from '@shortlist/contracts/admin/inbox';
import { api, getQuery } from '@shortlist/shared-ui/api';
import { useMutation, useQuery, useQueryClient } from '@shortlist/shared-ui/query';

/** Polling interval in milliseconds, from the specification. */
const refresh = 30_000;
const listPath = (status: MessageStatus, group?: string) =>
  group
    ? (`/api/contact-messages?status=${status}&group=${encodeURIComponent(group)}` as const)
    : (`/api/contact-messages?status=${status}` as const);
const countPath = '/api/contact-messages/count';
const placeOf = (id: string) => `/api/contact-messages/${encodeURIComponent(id)}` as const;

/**
 * Returns the messages with a status: priority first, then newest. One message represents each group of similar
 * messages unless `group` is given.
 */
export const useInbox = (status: MessageStatus, group?: string) =>
  useQuery({ ...getQuery(listPath(status, group), contactMessageSchema.array()), refetchInterval: refresh });

export const useOpenCount = () =>
  useQuery({ ...getQuery(countPath, openMessagesSchema), refetchInterval: refresh }).data?.open;

const isAboutMessages = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  String(queryKey[0]).startsWith('/api/contact-messages');
const isList = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  String(queryKey[0]).startsWith('/api/contact-messages?');

function useChange<Change>(call: (change: Change) => Promise<ContactMessage>, tell: (changed: ContactMessage) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: async (changed) => {
      tell(changed);
      queries.setQueriesData<ContactMessage[]>({ predicate: isList }, (list) =>
        list?.map((message) => (message.id === changed.id ? changed : message)),
      );
      await queries.invalidateQueries({ predicate: isAboutMessages });
    },
  });
}

type Tell = (changed: ContactMessage) => void;

export const useSetStatus = ({ id }: ContactMessage, tell: Tell) =>
  useChange((status: MessageStatus) => api.patch(placeOf(id), contactMessageSchema, { status }), tell);

/** Closes all messages of the same group and status. */
export const useCloseAll = ({ id }: ContactMessage, tell: Tell) =>
  useChange(() => api.patch(placeOf(id), contactMessageSchema, { status: 'closed' as const, all: true }), tell);

export const useAnswer = ({ id }: ContactMessage, tell: Tell) =>
  useChange((answer: string) => api.post(`${placeOf(id)}/answer`, contactMessageSchema, { answer }), tell);

export const useRefund = (message: ContactMessage, tell: Tell) =>
  useChange(async (paymentId: string) => {
    const place = `/api/admin/payments/${encodeURIComponent(paymentId)}/refund` as const;
    return { ...message, payment: await api.post(place, adminPaymentSchema) };
  }, tell);
