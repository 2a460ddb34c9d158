import { Global, Module } from '@nestjs/common';
import { WorkerThreadsService } from './worker-threads.service';

@Global()
@Module({ providers: [WorkerThreadsService], exports: [WorkerThreadsService] })
export class WorkerThreadsModule {}
