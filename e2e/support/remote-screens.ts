export const remoteScreens: Record<string, [path: string, heading: RegExp]> = {
  'mf-marketing': ['/', /make the shortlist/],
  'mf-builder': ['/templates', /^Templates$/],
  'mf-generator': ['/autonomous', /What job are you after/],
  'mf-support': ['/contact', /^Contact$/],
  'mf-admin': ['/cost-protection', /Cost Protection/i],
};
