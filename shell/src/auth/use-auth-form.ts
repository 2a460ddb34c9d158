import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { userAnswerSchema, type User } from '@shortlist/contracts/account/auth';
import { api } from '@shortlist/shared-ui/api';
import type { MessageKey } from '@shortlist/shared-ui/messages';
import { useCallForm } from '../forms/use-call-form';
import { useMessages } from '../messages';
import type en from '../messages/en.json';
import type { Problem } from './check-form';

interface Options<Values extends FieldValues> {
  path: '/api/auth/login' | '/api/auth/register';
  empty: DefaultValues<Values>;
  first: Path<Values>;
  check: (values: Values) => Problem<Path<Values>> | undefined;
  checkLeft?: (field: Path<Values>, values: Values) => MessageKey<typeof en> | undefined;
  body: (values: Values) => object;
  failure: { title: MessageKey<typeof en>; text: MessageKey<typeof en> };
  onDone: (user: User) => Promise<void>;
}

export function useAuthForm<Values extends FieldValues>(options: Options<Values>) {
  const t = useMessages();
  const { path, empty, first, check, checkLeft, body, failure, onDone } = options;
  return useCallForm<Values, { user: User }>({
    empty,
    first,
    check: (values) => {
      const problem = check(values);
      return (
        problem && {
          title: t(problem.title),
          text: t(problem.text),
          fields: problem.fields,
          beside: t(problem.beside),
        }
      );
    },
    checkLeft: (field, values) => {
      const beside = checkLeft?.(field, values);
      return beside && t(beside);
    },
    call: (values) => api.post(path, userAnswerSchema, body(values)),
    failure: { title: t(failure.title), text: t(failure.text) },
    onDone: ({ user }) => onDone(user),
  });
}
