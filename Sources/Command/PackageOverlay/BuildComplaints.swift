// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is wrong, of all that SwiftPM and the compiler say of a build that failed: each error once, with its lines of source
/// and its notes. Of what was compiled in which order, and of warnings, nobody wants to know then.
struct BuildComplaints: Hashable {
  /// An error with what belongs to it.
  struct Complaint: Hashable {
    var lines: [String]
    /// The file and line that it is about, `A.swift:3`; `nil` where it is about none.
    var place: String?
  }

  private(set) var complaints: [Complaint] = []
  /// Everything, where nothing in it looks like an error.
  private(set) var rest: [String] = []

  init(_ said: [String]) {
    var known: Set<[String]> = []
    var open: Complaint?
    func close() {
      if var complaint = open {
        while complaint.lines.last?.isEmpty == true { complaint.lines.removeLast() }
        if known.insert(complaint.lines).inserted { complaints.append(complaint) }
      }
      open = nil
    }
    /// Whether the lines that follow belong to what is told.
    var isTold = false
    for line in said {
      if let head = Head(line) {
        if head.kind != "note" {
          close()
          isTold = head.kind == "error" && !Self.isNoise(line)
          if isTold { open = Complaint(lines: [line], place: head.place) }
        } else if isTold {
          open?.lines.append(line)
        }
      } else if Self.isNoise(line) {
        // A list of files follows some.
        if line.hasPrefix("warning: ") { (isTold, open) = (false, Self.closed(open, &complaints, &known)) }
      } else if isTold {
        open?.lines.append(line)
      } else if line.contains("undefined reference to ") || line.contains("undefined symbol: ") {
        complaints.append(Complaint(lines: [line], place: nil))
      }
    }
    close()
    if complaints.isEmpty { rest = said.filter { !Self.isNoise($0) } }
  }

  private static func closed(
    _ open: Complaint?, _ complaints: inout [Complaint], _ known: inout Set<[String]>
  ) -> Complaint? {
    if let open, known.insert(open.lines).inserted { complaints.append(open) }
    return nil
  }

  /// The first line of what a compiler or SwiftPM says.
  private struct Head {
    var kind: String
    var place: String?

    init?(_ line: String) {
      if line.hasPrefix("error: ") {
        (kind, place) = ("error", nil)
      } else if let match = line.firstMatch(of: #/^(/[^:]*):([0-9]+):(?:[0-9]+:)? (fatal error|error|warning|note): /#)
      {
        kind = match.3 == "fatal error" ? "error" : String(match.3)
        place = "\(match.1):\(match.2)"
      } else {
        return nil
      }
    }
  }

  private static func isNoise(_ line: String) -> Bool {
    line.hasPrefix("[") || line.hasPrefix("warning: ") || line.hasPrefix("Building for ")
      || line.hasPrefix("error: emit-module command failed") || line.hasPrefix("error: fatalError")
      || line.contains("command failed with exit code") || line.contains("ignoring broken symlink")
  }

  /// How many are told; who mends one often mends the next.
  static let most = 20

  /// What is told of a target that can't be built.
  ///
  /// - Parameters:
  ///   - known: What was told of other targets already.
  ///   - original: Puts paths of the package's own into a line.
  func lines(of target: String, known: inout Set<[String]>, original: (String) -> String) -> [String] {
    guard !complaints.isEmpty else { return rest.map(original) + ["\(target) can't be built"] }
    let new = complaints.filter { known.insert($0.lines).inserted }
    var lines = new.prefix(Self.most).flatMap { complaint in
      complaint.lines.map(original) + complaint.lines.compactMap { CompilerHint($0)?.description }.map(original)
    }
    if new.count > Self.most { lines.append("… and \(new.count - Self.most) more") }
    let count = complaints.count == 1 ? "1 error" : "\(complaints.count) errors"
    let files = Set(complaints.compactMap { $0.place?.split(separator: ":").first })
    var words = "\(target) can't be built: \(new.isEmpty ? "the same " : "")\(count)"
    if files.count > 1 { words += " in \(files.count) files" }
    if let first = complaints.lazy.compactMap(\.place).first {
      words += files.count > 1 || complaints.count > 1 ? ", the first at \(original(first))" : " at \(original(first))"
    }
    return lines + [words]
  }
}
