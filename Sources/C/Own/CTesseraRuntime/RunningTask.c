/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#include "TesseraRuntime.h"

/* Of the Swift runtime, which has them for debuggers and the library; Swift code may not name the first. */
__attribute__((swiftcall)) void *swift_task_getCurrent(void);
__attribute__((swiftcall)) uint64_t swift_task_getJobTaskId(void *task);

const void *tessera_running_task(void) { return swift_task_getCurrent(); }

uint64_t tessera_task_number(const void *task) { return swift_task_getJobTaskId((void *)task); }
