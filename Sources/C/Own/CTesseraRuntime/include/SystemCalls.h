/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#ifndef TESSERA_SYSTEM_CALLS_H
#define TESSERA_SYSTEM_CALLS_H

#include <stddef.h>
#include <stdint.h>

/* Functions of GNU's C library that Swift does not see. */

/* The kernel's number of the calling thread. */
int tessera_thread_number(void);
/* Copies bytes of this process; -1 where an address is not one of it. */
long tessera_copy_memory(void *to, const void *from, size_t count);
/* The bytes of a block of the heap. */
size_t tessera_block_size(void *block);
/* Calls a function with the path and the address of each image of the process. */
void tessera_each_image(void (*found)(const char *path, uintptr_t address, void *context), void *context);

/* Attributes of files, with Linux's flags: of the file at a path or behind a link, or of an open one where `path` is NULL. */
int tessera_set_attribute(const char *path, int file, const char *name, const void *value, size_t size, int flags, int is_link);
long tessera_get_attribute(const char *path, int file, const char *name, void *value, size_t size, int is_link);
int tessera_remove_attribute(const char *path, int file, const char *name, int is_link);
long tessera_list_attributes(const char *path, int file, char *names, size_t size, int is_link);

/* What a stream calls; members may be NULL. */
typedef struct {
  long (*read)(void *cookie, char *bytes, size_t count);
  long (*write)(void *cookie, const char *bytes, size_t count);
  /* Sets the place; -1 where it fails. */
  int (*seek)(void *cookie, int64_t *place, int whence);
  int (*close)(void *cookie);
} tessera_stream_calls;

/* A stream of functions. */
void *tessera_open_stream(void *cookie, const char *mode, tessera_stream_calls calls);

#endif
