// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
internal import Dispatch
public import Foundation

/// Is given an animation's pictures in turn, on the main thread; it ends the animation by setting the last argument.
public typealias CGImageSourceAnimationBlock = (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void

/// How an animation could not begin, or ended.
public enum CGImageAnimationStatus: Int32, Sendable {
  case parameterError = -22140
  case corruptInputImage = -22141
  case unsupportedFormat = -22142
  case incompleteInputImage = -22143
  case allocationFailure = -22144
}

/// Where an animation begins: the number of a picture. Defaults to 0.
public nonisolated(unsafe) let kCGImageAnimationStartIndex: CFString = "StartIndex"
/// How long each picture stays, in seconds, whatever the file says.
public nonisolated(unsafe) let kCGImageAnimationDelayTime: CFString = "DelayTime"
/// How often the pictures are shown in turn, whatever the file says; infinity for ever.
public nonisolated(unsafe) let kCGImageAnimationLoopCount: CFString = "LoopCount"

/// Hands a file's pictures to a block, each when its time has come.
@discardableResult
public func CGAnimateImageAtURLWithBlock(
  _ url: CFURL, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> OSStatus {
  guard let data = try? Data(contentsOf: url as URL) else { return CGImageAnimationStatus.parameterError.rawValue }
  return CGAnimateImageDataWithBlock(data as NSData, options, block)
}

/// Hands pictures to a block, each when its time has come.
@discardableResult
public func CGAnimateImageDataWithBlock(
  _ data: CFData, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> OSStatus {
  let source = CGImageSource(data as Data)
  let count = source.count
  guard count > 0 else { return CGImageAnimationStatus.unsupportedFormat.rawValue }
  let file = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? NSDictionary
  let given = options?[kCGImageAnimationLoopCount] as? NSNumber
  let loops = given?.doubleValue ?? (file?[kCGImagePropertyGIFLoopCount] as? Int).map(Double.init) ?? 1
  let animation = ImageAnimation(
    source: source, delay: options?[kCGImageAnimationDelayTime] as? Double,
    turns: loops == 0 || loops.isInfinite ? nil : Int(loops), block: block)
  animation.show(options?[kCGImageAnimationStartIndex] as? Int ?? 0, turn: 1)
  return 0
}

/// An animation under way; lives by what the main queue is still to do.
private struct ImageAnimation: @unchecked Sendable {
  let source: CGImageSource
  let delay: Double?
  let turns: Int?
  let block: CGImageSourceAnimationBlock

  func show(_ index: Int, turn: Int) {
    DispatchQueue.main.async {
      guard let image = source.image(index) else { return }
      var stop = false
      block(index, image, &stop)
      let isLast = index + 1 >= source.count
      if stop || isLast && turns.map({ turn >= $0 }) == true { return }
      let own = CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[kCGImagePropertyGIFDictionary] as? NSDictionary
      let seconds = delay ?? own?[kCGImagePropertyGIFDelayTime] as? Double ?? 0.1
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
        show(isLast ? 0 : index + 1, turn: isLast ? turn + 1 : turn)
      }
    }
  }
}
