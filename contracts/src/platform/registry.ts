import * as z from '@shortlist/contracts/z';

/** The five areas. The same names are a remote (`mf-NAME`), a backend folder and a contracts folder. */
export const areas = ['marketing', 'builder', 'generator', 'support', 'admin'] as const;
export type Area = (typeof areas)[number];

/**
 * Paths without a language. A first segment ("/", "/autonomous") says whose a path is; a longer one, which needs its first
 * segment beside it, only that it is known: "/resume-builder/import", "/resume-builder/:id" with the id of a document.
 */
const mountsSchema = z.array(z.string().regex(/^\/[a-z0-9-]*(\/([a-z0-9-]+|:id))*$/));

const siteSchema = z.url({ protocol: /^https?$/ });

/** One remote as the shell registers it at run time. */
export const remoteEntrySchema = z.object({
  name: z.enum(areas.map((area) => `mf-${area}` as const) as [`mf-${Area}`, ...`mf-${Area}`[]]),
  /** URL of the remote's entry script; relative to the registry, or absolute on an allowed origin. */
  entry: z.string().min(1),
  version: z.string().min(1),
  contract: z.number().int(),
  /** The paths that belong to this remote. */
  mounts: mountsSchema.min(1),
  /** It has something for every screen of the page, such as a chat: loaded when the page has nothing else to do. */
  widgets: z.boolean().default(false),
  /** Subresource integrity of the entry files: file name to `sha256-…`. */
  integrity: z.record(z.string(), z.string()).default({}),
  /** In development: it comes from a checkout, served at `from`, not from its release on `site`. The shell says so. */
  override: z.object({ from: siteSchema, site: siteSchema }).optional(),
});
export type RemoteEntry = z.infer<typeof remoteEntrySchema>;

const registryShape = z.object({
  remotes: z.array(remoteEntrySchema),
  /** The shell's own screens, for who serves the page: these paths are known. `version`: the one that the pages name. */
  shell: z.object({ mounts: mountsSchema, version: z.string().optional() }).default({ mounts: [] }),
  /** The backend that processes are started with, where it is released with the front ends. */
  backend: z.object({ version: z.string() }).optional(),
});

/** `remotes.json`, served beside the shell. No mount may be claimed twice. */
export const registrySchema = registryShape.superRefine(({ remotes, shell }, context) => {
  const owners = new Map(shell.mounts.map((mount) => [mount, 'the shell']));
  for (const [index, remote] of remotes.entries()) {
    for (const mount of remote.mounts) {
      const owner = owners.get(mount);
      if (owner) {
        context.addIssue({
          code: 'custom',
          path: ['remotes', index, 'mounts'],
          message: `${mount} is also claimed by ${owner}`,
        });
      }
      owners.set(mount, remote.name);
    }
  }
});
export type Registry = z.infer<typeof registrySchema>;
