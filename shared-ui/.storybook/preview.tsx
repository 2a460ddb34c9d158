import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import type { Preview } from '@storybook/react';
import { MemoryRouter } from 'react-router-dom';
import { languages, type Language } from '@shortlist/contracts/platform/languages';
import { createQueryClient } from '@shortlist/shared-ui/api/query-client';
import { AreaRoot, ShellProvider, type ShellServices } from '@shortlist/shared-ui/area';
import { useMediaQuery } from '@shortlist/shared-ui/components/use-media-query';
import { I18nextProvider } from '@shortlist/shared-ui/i18n';
import { loadCommonMessages } from '@shortlist/shared-ui/i18n/common-messages';
import { addMessages, createI18n } from '@shortlist/shared-ui/i18n/create-i18n';
import { getPageLanguage, localizePath } from '@shortlist/shared-ui/navigation/localized-path';
import { QueryClientProvider } from '@shortlist/shared-ui/query';
import type { Messages } from '@shortlist/shared-ui/remote';
import './styles.css';

const colorModes = [
  { value: 'system', title: 'System', icon: 'browser' },
  { value: 'light', title: 'Light', icon: 'sun' },
  { value: 'dark', title: 'Dark', icon: 'moon' },
] as const;
type ColorMode = (typeof colorModes)[number]['value'];

const shell: ShellServices = {
  toast: () => undefined,
  openAuthDialog: () => undefined,
  hasRoute: () => true,
  preload: () => undefined,
};

interface WorkbenchProps {
  language: Language;
  colorMode: ColorMode;
  messages: Messages;
  responses: Record<string, unknown>;
  children: ReactNode;
}

/**
 * Renders a story with the providers, language and color mode of the shell. Storybook owns the page's URL, so the
 * router keeps its location in memory.
 */
function Workbench({ language, colorMode, messages, responses, children }: WorkbenchProps) {
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const theme = colorMode === 'system' ? (isSystemDark ? 'dark' : 'light') : colorMode;
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset.theme = theme;
  }, [language, theme]);
  const i18n = useMemo(() => {
    const instance = createI18n(language);
    addMessages(instance, language, 'common', messages);
    return instance;
  }, [language, messages]);
  const queryClient = useMemo(() => {
    const client = createQueryClient();
    for (const [path, response] of Object.entries(responses)) client.setQueryData([path, getPageLanguage()], response);
    return client;
  }, [responses]);
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ShellProvider shell={shell}>
          <MemoryRouter initialEntries={[localizePath(language, '/')]}>
            <AreaRoot name="workbench">{children}</AreaRoot>
          </MemoryRouter>
        </ShellProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

const preview: Preview = {
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: languages.map(({ code, nativeName }) => ({ value: code, title: nativeName })),
        dynamicTitle: true,
      },
    },
    colorMode: { description: 'Color mode', toolbar: { items: [...colorModes], dynamicTitle: true } },
  },
  parameters: { responses: {} },
  initialGlobals: { language: 'en', colorMode: 'system' },
  loaders: [async ({ globals }) => ({ messages: await loadCommonMessages(globals.language as Language) })],
  decorators: [
    (Story, { globals, loaded, parameters }) => (
      <Workbench
        key={globals.language as Language}
        language={globals.language as Language}
        colorMode={globals.colorMode as ColorMode}
        messages={loaded.messages as Messages}
        responses={parameters.responses as Record<string, unknown>}
      >
        <Story />
      </Workbench>
    ),
  ],
  // Browser tests wait for this attribute, which the shell sets on a page. By now, the story's interactions are done.
  afterEach: () => void (document.documentElement.dataset.ready = ''),
};

export default preview;
