import { adminPaymentSchema } from '@shortlist/contracts/payments/payment';
import {
  contactMessageSchema,
  openMessageCountSchema,
  type ContactMessage,
  type MessageStatus,
} from '@shortlist/contracts/support/inbox';
import { api, getQueryOptions } from '@shortlist/shared-ui/api';
import { useMutation, useQuery, useQueryClient } from '@shortlist/shared-ui/query';
import { refetchIntervalMs } from '../../shared/queries';

const getListPath = (status: MessageStatus, group?: string) =>
  group
    ? (`/api/contact-messages?status=${status}&group=${encodeURIComponent(group)}` as const)
    : (`/api/contact-messages?status=${status}` as const);
const countPath = '/api/contact-messages/count';
const getMessagePath = (id: string) => `/api/contact-messages/${encodeURIComponent(id)}` as const;

/**
 * The server sorts messages by priority, newest first. Unless `group` is set, the list has only one message of each
 * group of similar messages.
 */
export const useInbox = (status: MessageStatus, group?: string) =>
  useQuery({
    ...getQueryOptions(getListPath(status, group), contactMessageSchema.array()),
    refetchInterval: refetchIntervalMs,
  });

export const useOpenMessageCount = () =>
  useQuery({ ...getQueryOptions(countPath, openMessageCountSchema), refetchInterval: refetchIntervalMs }).data?.open;

const isInboxQuery = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  String(queryKey[0]).startsWith('/api/contact-messages');
const isMessageListQuery = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  String(queryKey[0]).startsWith('/api/contact-messages?');

function useMessageMutation<Change>(
  mutationFn: (change: Change) => Promise<ContactMessage>,
  onChanged: (updatedMessage: ContactMessage) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: async (updatedMessage) => {
      onChanged(updatedMessage);
      queryClient.setQueriesData<ContactMessage[]>({ predicate: isMessageListQuery }, (list) =>
        list?.map((message) => (message.id === updatedMessage.id ? updatedMessage : message)),
      );
      await queryClient.invalidateQueries({ predicate: isInboxQuery });
    },
  });
}

type OnChanged = (updatedMessage: ContactMessage) => void;

export const useUpdateStatus = ({ id }: ContactMessage, onChanged: OnChanged) =>
  useMessageMutation(
    (status: MessageStatus) => api.patch(getMessagePath(id), contactMessageSchema, { status }),
    onChanged,
  );

/** Closes all messages with the same group and status. */
export const useCloseAll = ({ id }: ContactMessage, onChanged: OnChanged) =>
  useMessageMutation(
    () => api.patch(getMessagePath(id), contactMessageSchema, { status: 'closed' as const, all: true }),
    onChanged,
  );

export const useSendReply = ({ id }: ContactMessage, onChanged: OnChanged) =>
  useMessageMutation(
    (answer: string) => api.post(`${getMessagePath(id)}/answer`, contactMessageSchema, { answer }),
    onChanged,
  );

export const useRefund = (message: ContactMessage, onChanged: OnChanged) =>
  useMessageMutation(async (paymentId: string) => {
    const path = `/api/admin/payments/${encodeURIComponent(paymentId)}/refund` as const;
    return { ...message, payment: await api.post(path, adminPaymentSchema) };
  }, onChanged);
