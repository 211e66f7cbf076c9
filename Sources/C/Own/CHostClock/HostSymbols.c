/* SPDX-FileCopyrightText: 2026 The Tessera Authors
 * SPDX-License-Identifier: MIT */
#define _GNU_SOURCE
#include "Timeline.h"
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* Names of functions that a program does not export, from the symbols that the linker left in its file. */

static bool isWithin(size_t size, uint64_t offset, uint64_t length) { return offset <= size && length <= size - offset; }

static bool findIn(const char *file, size_t size, uint64_t address, char *name, size_t nameSize) {
  const ElfW(Ehdr) *header = (const void *)file;
  if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return false;
  if (header->e_shentsize != sizeof(ElfW(Shdr))
      || !isWithin(size, header->e_shoff, (uint64_t)header->e_shnum * sizeof(ElfW(Shdr)))) {
    return false;
  }
  const ElfW(Shdr) *sections = (const void *)(file + header->e_shoff);
  for (int index = 0; index < header->e_shnum; index += 1) {
    const ElfW(Shdr) *table = &sections[index];
    if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum) continue;
    const ElfW(Shdr) *names = &sections[table->sh_link];
    if (!isWithin(size, table->sh_offset, table->sh_size) || !isWithin(size, names->sh_offset, names->sh_size)) continue;
    const ElfW(Sym) *symbols = (const void *)(file + table->sh_offset);
    for (uint64_t each = 0; each < table->sh_size / sizeof *symbols; each += 1) {
      const ElfW(Sym) *symbol = &symbols[each];
      bool isFunction = ELF64_ST_TYPE(symbol->st_info) == STT_FUNC;
      if (!isFunction || address < symbol->st_value || address >= symbol->st_value + symbol->st_size) continue;
      if (symbol->st_name >= names->sh_size) continue;
      snprintf(name, nameSize, "%.*s", (int)(names->sh_size - symbol->st_name), file + names->sh_offset + symbol->st_name);
      return true;
    }
  }
  return false;
}

bool host_symbol_name(const char *path, uintptr_t offset, char *name, size_t size) {
  int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
  /* The program itself may be known by the word that it was started with. */
  if (file < 0) file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) return false;
  void *bytes = mmap(NULL, status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  close(file);
  if (bytes == MAP_FAILED) return false;
  bool isFound = findIn(bytes, status.st_size, offset, name, size);
  munmap(bytes, status.st_size);
  return isFound;
}
