import * as z from '@shortlist/contracts/z';

/**
 * Paths without a language prefix. A path with at most one segment ("/", "/autonomous") assigns all paths that begin
 * with this segment to the remote. A longer path ("/resume-builder/import", "/resume-builder/:id") only declares that
 * the path exists. Its first segment must be listed too.
 */
const mountsSchema = z.array(z.string().regex(/^\/[a-z0-9-]*(\/([a-z0-9-]+|:id))*$/));

const siteSchema = z.url({ protocol: /^https?$/ });

export const remoteEntrySchema = z.object({
  /** `mf-AREA`, the remote's folder. Any area is valid, so that a released shell can mount areas added later. */
  name: z.string().regex(/^mf-[a-z]+(-[a-z]+)*$/),
  /** URL of the remote's entry file, relative to the page's origin or absolute on an allowed origin. */
  entry: z.string().min(1),
  version: z.string().min(1),
  /** The `remoteContractVersion` that the remote was built with. */
  contract: z.number().int(),
  mounts: mountsSchema.min(1),
  /** True if the remote adds something to every screen, such as a chat. The shell loads it when the page is idle. */
  widgets: z.boolean().default(false),
  /** Subresource integrity hashes (`sha256-…`) of the entry files by file name. */
  integrity: z.record(z.string(), z.string()).default({}),
  /** For development. `from` serves a local build of the remote instead of its release on `site`. */
  override: z.object({ from: siteSchema, site: siteSchema }).optional(),
});
export type RemoteEntry = z.infer<typeof remoteEntrySchema>;

const registryObjectSchema = z.object({
  remotes: z.array(remoteEntrySchema),
  /** Paths that the shell itself serves. `version` is the shell version that the pages reference. */
  shell: z.object({ mounts: mountsSchema, version: z.string().optional() }).default({ mounts: [] }),
  /** Backend version to start. Absent if the backend is deployed separately. */
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
