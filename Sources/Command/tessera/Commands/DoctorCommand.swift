// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import ArgumentParser

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Says what this machine has of what Tessera needs.",
    discussion: """
      A line for each thing: `ok`, `note` for what is not needed to run apps or is made by itself, `missing` with what to
      do about it. The fonts are named by their hash: pictures are the same, pixel by pixel, on machines whose fonts have
      the same one. The exit code is 1 where something is missing.

      Example:
        tessera doctor
      """)

  func run() throws {
    let findings = Doctor(kit: try Kit()).examine()
    for finding in findings { print(finding) }
    if findings.contains(where: { $0.state == .missing }) { throw ExitCode.failure }
  }
}
