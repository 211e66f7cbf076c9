// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor struct UIBezierPathTests {
  @Test func anArcGoesClockwiseOnTheScreen() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    let box = path.bounds
    #expect(abs(box.minX) < 1e-6 && abs(box.maxX - 10) < 1e-6 && abs(box.maxY - 10) < 1e-6)
    let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(other.bounds.minX + 10) < 1e-6)
  }

  @Test func insideFollowsTheFillRule() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func roundedCornersAreCutAndOthersAreNot() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 20, height: 20))
    #expect(path.bounds == rect)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 0).contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(UIBezierPath(roundedRect: rect, cornerRadius: 500).bounds == rect)
  }

  @Test func aReversedPathEndsWhereItBegan() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 20), controlPoint: CGPoint(x: 20, y: 0))
    path.lineWidth = 7
    let reversed = path.reversing()
    #expect(reversed.currentPoint == .zero)
    #expect(reversed.lineWidth == 7)
    #expect(reversed.reversing().cgPath == path.cgPath)
  }

  @Test func copiesAreApart() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.bounds.width == 20)
    #expect(copy.bounds.width == 10)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func dashesAreKept() {
    let path = UIBezierPath()
    path.setLineDash([4, 2], count: 2, phase: 1)
    var count = 0
    var phase: CGFloat = 0
    var lengths: [CGFloat] = [0, 0]
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2] && count == 2 && phase == 1)
  }

  @Test func picturesAreDrawnWithIt() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).fill()
      UIBezierPath(rect: CGRect(x: 5, y: 0, width: 5, height: 5)).addClip()
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(image.size == CGSize(width: 10, height: 10))
    let bitmap = try #require(image.cgImage).decoded()
    #expect(bitmap.width == 20)
    #expect(bitmap[3, 10] == [0, 0, 255, 255])
    #expect(bitmap[15, 3] == [255, 0, 0, 255])
    #expect(bitmap[15, 15] == [0, 0, 0, 0])
  }

  @Test func theOldWayGivesTheSamePicture() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 2)
    UIColor.green.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.scale == 2)
    #expect(try #require(image.cgImage).decoded()[7, 7] == [0, 255, 0, 255])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func impossibleSizesGiveAnEmptyPictureAndNoCrash() {
    for size in [CGSize.zero, CGSize(width: -5, height: 5), CGSize(width: 1e9, height: 1e9)] {
      #expect(UIGraphicsImageRenderer(size: size).image { $0.fill(.infinite) }.size.width <= 1)
      UIGraphicsBeginImageContext(size)
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
    }
  }

  @Test func archivesKeepWhatIsDrawn() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(to: CGPoint(x: 9, y: 9), controlPoint1: .zero, controlPoint2: CGPoint(x: 5, y: 0))
    path.addQuadCurve(to: CGPoint(x: 0, y: 9), controlPoint: CGPoint(x: 5, y: 12))
    path.close()
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.usesEvenOddFillRule = true
    path.setLineDash([4, 2], count: 2, phase: 1)
    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
    let kept = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
    #expect(kept == path)
    var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
    kept.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2] && count == 2 && phase == 1)
  }

  @Test func archivesThatMakeNoSenseAreNoPaths() {
    for numbers in [[7.0], [0, 1], [1, 2, 3], [0, .nan, 0], [0.5]] as [[Double]] {
      #expect(CGMutablePath(archived: numbers.archived) == nil)
    }
    #expect(CGMutablePath(archived: nil) == nil)
    #expect(CGMutablePath(archived: Data())?.isEmpty == true)
  }
}
