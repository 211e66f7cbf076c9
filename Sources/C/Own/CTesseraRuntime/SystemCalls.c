/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "include/SystemCalls.h"

#include <link.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/xattr.h>
#include <unistd.h>

int tessera_thread_number(void) { return (int)syscall(SYS_gettid); }

long tessera_copy_memory(void *to, const void *from, size_t count) {
  struct iovec target = {to, count}, source = {(void *)from, count};
  return process_vm_readv(getpid(), &target, 1, &source, 1, 0);
}

size_t tessera_block_size(void *block) { return malloc_usable_size(block); }

typedef struct {
  void (*found)(const char *, uintptr_t, void *);
  void *context;
} search;

static int found_image(struct dl_phdr_info *info, size_t size, void *data) {
  search *asked = data;
  asked->found(info->dlpi_name ? info->dlpi_name : "", info->dlpi_addr, asked->context);
  return 0;
}

void tessera_each_image(void (*found)(const char *path, uintptr_t address, void *context), void *context) {
  search asked = {found, context};
  dl_iterate_phdr(found_image, &asked);
}

int tessera_set_attribute(const char *path, int file, const char *name, const void *value, size_t size, int flags, int is_link) {
  if (!path) return fsetxattr(file, name, value, size, flags);
  return is_link ? lsetxattr(path, name, value, size, flags) : setxattr(path, name, value, size, flags);
}

long tessera_get_attribute(const char *path, int file, const char *name, void *value, size_t size, int is_link) {
  if (!path) return fgetxattr(file, name, value, size);
  return is_link ? lgetxattr(path, name, value, size) : getxattr(path, name, value, size);
}

int tessera_remove_attribute(const char *path, int file, const char *name, int is_link) {
  if (!path) return fremovexattr(file, name);
  return is_link ? lremovexattr(path, name) : removexattr(path, name);
}

long tessera_list_attributes(const char *path, int file, char *names, size_t size, int is_link) {
  if (!path) return flistxattr(file, names, size);
  return is_link ? llistxattr(path, names, size) : listxattr(path, names, size);
}

typedef struct {
  void *cookie;
  tessera_stream_calls calls;
} stream;

static ssize_t read_stream(void *cookie, char *bytes, size_t count) {
  stream *it = cookie;
  return it->calls.read(it->cookie, bytes, count);
}

static ssize_t write_stream(void *cookie, const char *bytes, size_t count) {
  stream *it = cookie;
  /* A function of Linux's gives 0 where it fails, one of Darwin's -1. */
  long written = it->calls.write(it->cookie, bytes, count);
  return written < 0 ? 0 : written;
}

static int seek_stream(void *cookie, off64_t *place, int whence) {
  stream *it = cookie;
  int64_t position = *place;
  int result = it->calls.seek(it->cookie, &position, whence);
  *place = position;
  return result;
}

static int close_stream(void *cookie) {
  stream *it = cookie;
  int result = it->calls.close ? it->calls.close(it->cookie) : 0;
  free(it);
  return result;
}

void *tessera_open_stream(void *cookie, const char *mode, tessera_stream_calls calls) {
  stream *it = malloc(sizeof *it);
  if (!it) return NULL;
  *it = (stream){cookie, calls};
  cookie_io_functions_t functions = {
      calls.read ? read_stream : NULL, calls.write ? write_stream : NULL, calls.seek ? seek_stream : NULL,
      close_stream};
  FILE *file = fopencookie(it, mode, functions);
  if (!file) free(it);
  return file;
}
