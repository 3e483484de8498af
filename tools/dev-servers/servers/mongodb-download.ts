import { reach } from '../fetch/download.ts';
import { progress, progressDone } from '../../terminal/say.ts';

/** As mongodb-memory-server has it; its variable names another place. */
const mirror = () => process.env['MONGOMS_DOWNLOAD_MIRROR'] ?? 'https://fastdl.mongodb.org';

/** Fetches mongod from MongoDB's download service. Returns its path in the staging folder. */
export async function downloadMongod(version: string, staging: string): Promise<string> {
  // The package would retry for minutes when the host cannot be reached.
  await reach(`${mirror()}/`);
  const { DryMongoBinary } = await import('mongodb-memory-server-core/lib/util/DryMongoBinary.js');
  const { MongoBinaryDownload } =
    await import('mongodb-memory-server-core/lib/util/MongoBinaryDownload.js');

  /** The package prints progress on standard output, which is for the command's result. */
  class QuietDownload extends MongoBinaryDownload {
    override printDownloadProgress(chunk: { length: number }): void {
      // The package checks by this count whether the download is complete.
      this.dlProgress.current += chunk.length;
      const receivedMib = Math.round(this.dlProgress.current / 1024 / 1024);
      progress('mongodb', `downloading ${receivedMib} of ${this.dlProgress.totalMb} MiB`);
    }
  }

  try {
    const wanted = { version, downloadDir: staging, checkMD5: true };
    const options = await DryMongoBinary.generateOptions(wanted);
    return await new QuietDownload({ ...options, downloadDir: staging }).getMongodPath();
  } finally {
    progressDone('mongodb');
  }
}
