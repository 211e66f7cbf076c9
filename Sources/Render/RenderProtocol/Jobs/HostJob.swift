// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What an app process is to do instead of being shown live: launch on a device, settle, and write what it looks like;
/// or play a script, which says what is written when.
package struct HostJob: Hashable, Sendable, Codable {
  package var configuration: DeviceConfiguration
  /// Where a PNG of the screen goes.
  package var image: String?
  /// Where the view hierarchy goes as text, `-` for standard output.
  package var tree: String?
  /// The wall clock's reading when the app starts, in seconds since 1970; it runs on with the virtual clock.
  package var date: Double
  /// Seconds of virtual time that pass before the picture is taken.
  package var duration: Double
  /// What is played instead of `duration`; its files go into `folder`.
  package var script: StepScript?
  package var folder: String?
  /// The folder that requests are answered from; without one, only sample services answer.
  package var fixtures: String?

  package init(
    configuration: DeviceConfiguration, image: String? = nil, tree: String? = nil, date: Double = HostJob.defaultDate,
    duration: Double = 1, script: StepScript? = nil, folder: String? = nil
  ) {
    self.configuration = configuration
    self.image = image
    self.tree = tree
    self.date = date
    self.duration = duration
    self.script = script
    self.folder = folder
  }

  /// Saturday, 17 June 2017, 09:41 in UTC: snapshots show the same day whenever they are taken.
  package static let defaultDate: Double = 1_497_692_460

  /// The environment variable in which a job, as JSON, is handed to an app process; a long one is in a file, whose path
  /// stands in the variable after an `@`.
  package static let variable = "TESSERA_JOB"

  /// What the C library is told of an app that does a job and ends: large pages for pictures, and memory that was freed
  /// is kept for the next picture. The process takes a tenth of the page faults.
  package static let memoryEnvironment = [
    "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=1073741824"
      + ":glibc.malloc.trim_threshold=1073741824:glibc.malloc.top_pad=67108864"
  ]
}
