import * as z from '@shortlist/contracts/z';

/**
 * Paths without a language prefix. A path with at most one segment ("/", "/autonomous") assigns all paths that begin
 * with this segment to the remote. A longer path only declares that it exists, and its first segment must be listed
 * too: "/resume-builder/import", "/resume-builder/:id" with a document id.
 */
const mountsSchema = z.array(z.string().regex(/^\/[a-z0-9-]*(\/([a-z0-9-]+|:id))*$/));

const siteSchema = z.url({ protocol: /^https?$/ });

export const remoteEntrySchema = z.object({
  /** `mf-AREA`, the remote's folder. No list of names: a released shell mounts an area that was added after it. */
  name: z.string().regex(/^mf-[a-z]+(-[a-z]+)*$/),
  /** URL of the remote's entry file: relative to the page's origin, or absolute on an allowed origin. */
  entry: z.string().min(1),
  version: z.string().min(1),
  /** The `remoteContractVersion` that the remote was built with. */
  contract: z.number().int(),
  /** Paths that the remote serves. */
  mounts: mountsSchema.min(1),
  /** True if the remote adds something to every screen, such as a chat. It is then loaded when the page is idle. */
  widgets: z.boolean().default(false),
  /** Subresource integrity of the entry files: file name to `sha256-…`. */
  integrity: z.record(z.string(), z.string()).default({}),
  /**
   * In development: the remote comes from a local checkout, served at `from`, instead of its release on `site`. The
   * shell shows a notice.
   */
  override: z.object({ from: siteSchema, site: siteSchema }).optional(),
});
export type RemoteEntry = z.infer<typeof remoteEntrySchema>;

const registryObjectSchema = z.object({
  remotes: z.array(remoteEntrySchema),
  /** The shell's own paths, for the page server. `version` is the shell version that the pages reference. */
  shell: z.object({ mounts: mountsSchema, version: z.string().optional() }).default({ mounts: [] }),
  /** Backend version to start, if it is released together with the front ends. */
  backend: z.object({ version: z.string() }).optional(),
});

/** `remotes.json`, served next to the shell. No two owners may claim the same mount. */
export const registrySchema = registryObjectSchema.superRefine(({ remotes, shell }, context) => {
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
