// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation
internal import RasterServer
internal import RenderProtocol

/// What a frame costs in the raster server: nothing cached, everything cached, one scroll step.
enum RasterBench {
  static func run(pictures: URL, picture: URL?) throws {
    let scene = try CardScene(pictures: PictureFolder.files(in: pictures))
    let server = RasterServer()
    for image in scene.images { server.receive(image) }

    let pixels = Data(repeating: 0x7F, count: 1170 * 2532 * 4)
    var copy = Data(count: pixels.count)
    Samples(count: 60) { _ in
      copy.withUnsafeMutableBytes { target in pixels.withUnsafeBytes { target.copyMemory(from: $0) } }
    }.describe("memcpy of the frame (1170 × 2532 × 4 bytes)")

    Samples(count: 1, warmups: 0) { _ in
      server.apply(scene.commit)
      _ = server.render()
    }.describe("first frame: pictures decoded, shadows blurred")

    // Cards half in and half out at both ends, as a feed mostly stands.
    server.apply(scene.scrolled(to: 235, number: 2))
    _ = server.render()
    Samples(count: 60) { _ in
      server.damageEverything()
      server.update()
    }.describe("full raster from cached layers (budget 8 ms)")

    Samples(count: 60) { _ in
      server.damageEverything()
      _ = server.render()
    }.describe("… with a copy of the frame to hand out")

    Samples(count: 60) { run in
      server.apply(scene.scrolled(to: 235 + CGFloat(run + 1) * 3, number: UInt64(run + 3)))
      server.update()
    }.describe("scroll step of 3 points, drawn anew")

    if let picture, let frame = server.render() { try frame.pngData(hasAlpha: false).write(to: picture) }
  }
}

/// The pictures of an app's asset catalogue.
enum PictureFolder {
  static func files(in folder: URL) -> [URL] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".jpg") || $0.hasSuffix(".png") }.sorted().map(folder.appendingPathComponent)
  }
}
