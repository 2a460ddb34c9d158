import { useEffect, type BaseSyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { useToast } from '@shortlist/shared-ui/area';
import { ApiError } from '@shortlist/shared-ui/api';

/** A toast shows `title` and `text`. Each of the invalid `fields` shows `fieldMessage`. */
export interface ValidationError<Field extends string> {
  title: string;
  text: string;
  fields: Field[];
  fieldMessage: string;
}

interface Options<Values extends FieldValues, ResponseBody> {
  defaultValues: DefaultValues<Values>;
  /** The field with the initial focus, for screens whose main purpose is the form. */
  initialFocus?: Path<Values>;
  validate?: (values: Values) => ValidationError<Path<Values>> | undefined;
  /** Called when a filled field loses focus. Returns the error to show next to the field. */
  validateOnBlur?: (field: Path<Values>, values: Values) => string | undefined;
  request: (values: Values) => Promise<ResponseBody>;
  /** Toast for a failed request. The server's message, if any, replaces `text`. */
  failureMessage: { title: string; text: string };
  onSuccess: (result: ResponseBody, values: Values) => void | Promise<void>;
  onApiError?: (error: ApiError) => void;
}

export interface ApiForm<Values extends FieldValues> extends UseFormReturn<Values> {
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  isPending: boolean;
  errors: UseFormReturn<Values>['formState']['errors'];
}

/** Validates the form, sends the request, and shows errors in a toast and next to the fields. */
export function useApiForm<Values extends FieldValues, ResponseBody>(
  options: Options<Values, ResponseBody>,
): ApiForm<Values> {
  const toast = useToast();
  const form = useForm<Values>({ defaultValues: options.defaultValues });

  // A dialog focuses its close button, so this moves the focus to the form. A user who switches tabs by keyboard keeps
  // the focus on the tab.
  const { setFocus } = form;
  const { initialFocus } = options;
  useEffect(() => {
    if (initialFocus && !document.activeElement?.matches('[role=tab]')) setFocus(initialFocus);
  }, [setFocus, initialFocus]);

  const showFieldErrors = (fields: { path: Path<Values>; message: string }[]) => {
    for (const { path, message } of fields) form.setError(path, { message });
    // The fields are disabled during the request and can only be focused after the next render.
    const firstField = fields[0];
    if (firstField) setTimeout(() => setFocus(firstField.path));
  };

  const submit = form.handleSubmit(async (values) => {
    const validationError = options.validate?.(values);
    if (validationError) {
      toast({ title: validationError.title, description: validationError.text, variant: 'destructive' });
      showFieldErrors(validationError.fields.map((path) => ({ path, message: validationError.fieldMessage })));
      return;
    }
    let response: ResponseBody;
    try {
      response = await options.request(values);
    } catch (error) {
      const apiError = error instanceof ApiError ? error : undefined;
      const { title, text } = options.failureMessage;
      toast({ title, description: apiError?.body?.message ?? text, variant: 'destructive' });
      const fieldNames = new Set(Object.keys(values));
      const issues = (apiError?.body?.issues ?? []).filter(({ path }) => fieldNames.has(path));
      showFieldErrors(issues.map(({ path, message }) => ({ path: path as Path<Values>, message })));
      if (apiError) options.onApiError?.(apiError);
      return;
    }
    await options.onSuccess(response, values);
  });

  const { validateOnBlur } = options;
  const register: UseFormReturn<Values>['register'] = (path, rules) =>
    form.register(path, {
      ...rules,
      onChange: (event: unknown) => {
        if (form.getFieldState(path).error) form.clearErrors(path);
        rules?.onChange?.(event);
      },
      onBlur: () => {
        const message = form.getValues(path) ? validateOnBlur?.(path, form.getValues()) : undefined;
        if (message) form.setError(path, { message });
      },
    });

  return { ...form, register, submit, isPending: form.formState.isSubmitting, errors: form.formState.errors };
}
